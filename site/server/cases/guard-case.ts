import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import type { GuardReason } from "../../shared/moderation/decision.ts";
import type { ReportSnapshot } from "../../shared/moderation/report.ts";
import { newUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { cases } from "./tables.ts";

/**
 * Puts a message that waits into the queue of the admins, or renews its case after its author has changed it: an admin who
 * has read only the former text can’t decide the case then. A message has one open case, also when members report it. What
 * they reported stays in it, beside what waits.
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
function withWaiting({ title, text, photos }: ReportSnapshot) {
  const waiting = sql`${JSON.stringify({ title, text, photos })}::jsonb`;
  return sql`${cases.snapshot} || case when ${cases.guard} is null or ${cases.snapshot} ? 'waiting'
    then jsonb_build_object('waiting', ${waiting}) else ${waiting} end`;
}
