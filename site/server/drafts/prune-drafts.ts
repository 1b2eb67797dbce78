import { lt } from "drizzle-orm";
import { dayMs } from "../../shared/durations.ts";
import { draftDays } from "../../shared/lifetimes.ts";
import type { SiteContext } from "../site-context.ts";
import { drafts } from "./tables.ts";

const keptMs = draftDays * dayMs;

export async function pruneDrafts({ db, clock }: SiteContext): Promise<void> {
  await db.delete(drafts).where(lt(drafts.updatedAt, new Date(clock().getTime() - keptMs)));
}
