import { lt } from "drizzle-orm";
import { dayMs } from "../../shared/durations.ts";
import { draftLimits } from "../../shared/limits.ts";
import type { SiteContext } from "../site-context.ts";
import { drafts } from "./tables.ts";

const keptMs = draftLimits.days * dayMs;

export async function pruneDrafts({ db, clock }: SiteContext): Promise<void> {
  await db.delete(drafts).where(lt(drafts.updatedAt, new Date(clock().getTime() - keptMs)));
}
