import { lt } from "drizzle-orm";
import { draftLimits } from "../../shared/limits.ts";
import type { SiteContext } from "../site-context.ts";
import { drafts } from "./tables.ts";

const keptMs = draftLimits.days * 24 * 60 * 60_000;

export async function pruneDrafts({ db, clock }: SiteContext): Promise<void> {
  await db.delete(drafts).where(lt(drafts.updatedAt, new Date(clock().getTime() - keptMs)));
}
