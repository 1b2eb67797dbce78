import { and, eq, lte } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { applySanctions, lockSanctioned } from "./apply-sanctions.ts";

/** Lifts the suspensions that are over, each in a transaction of its own. Failures are tried again by the next run. */
export async function endSuspensions(site: SiteContext): Promise<void> {
  const now = site.clock();
  const due = await site.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.standing, "suspended"), lte(members.suspendedUntil, now)));
  for (const { id } of due)
    await site.db
      .transaction(async (tx) => {
        await lockSanctioned(tx, id, "suspension");
        return applySanctions(tx, id, "suspension", now);
      })
      .then(site.changed)
      .catch((error: unknown) => {
        site.log.error({ err: error, memberId: id }, "a suspension that is over could not be lifted");
      });
}
