import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import type { GuardReason } from "../../shared/moderation/decision.ts";
import type { ReportSnapshot } from "../../shared/moderation/report.ts";
import { newUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { cases } from "./tables.ts";

/**
 * Puts a message that waits into the queue of the admins, and renews what they read of it when its author has changed it:
 * who has read the former text decides nothing. Reports of it join this case, or it joins theirs. What was reported stays to
 * be read beside what waits.
 */
export async function setGuardCase(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  one: { messageId: string; authorId: string; guard: GuardReason; snapshot: ReportSnapshot },
): Promise<void> {
  const { messageId, authorId, guard, snapshot } = one;
  await tx
    .insert(cases)
    .values({
      ...{ id: newUuid(site.clock), targetKind: "message" as const, targetId: messageId, authorId },
      ...{ guard, snapshot, openedAt: site.clock() },
    })
    .onConflictDoUpdate({
      target: [cases.targetKind, cases.targetId],
      targetWhere: sql`${cases.state} <> 'decided'`,
      set: { guard, snapshot: withWaiting(snapshot), version: sql`${cases.version} + 1` },
    });
}

/** Of a case that began with a report, the snapshot says what was reported, and beside it what waits. */
function withWaiting({ text, photos }: ReportSnapshot) {
  const waiting = sql`${JSON.stringify({ text, photos })}::jsonb`;
  return sql`${cases.snapshot} || case when ${cases.guard} is null or ${cases.snapshot} ? 'waiting'
    then jsonb_build_object('waiting', ${waiting}) else ${waiting} end`;
}
