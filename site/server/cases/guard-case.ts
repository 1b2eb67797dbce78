import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNotNull, ne, notExists, sql } from "drizzle-orm";
import type { GuardReason } from "../../shared/moderation/decision.ts";
import type { ReportSnapshot } from "../../shared/moderation/report.ts";
import { newUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { cases, reports } from "./tables.ts";

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
function withWaiting({ title, text, tags, photos }: ReportSnapshot) {
  const waiting = sql`${JSON.stringify({ title, text, tags, photos })}::jsonb`;
  return sql`${cases.snapshot} || case when ${cases.guard} is null or ${cases.snapshot} ? 'waiting'
    then jsonb_build_object('waiting', ${waiting}) else ${waiting} end`;
}

/**
 * What waited is gone, so that nobody need read it. Its case goes too; with reports it stays, and asks only about what was
 * reported. Admins who have read the former case can’t decide it then.
 */
export async function endGuardCases(tx: Transaction, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  // One parameter, however many they are.
  const isOfOne = sql`${cases.targetId} = any(${sql.param([...messageIds])}::uuid[])`;
  const ended = await tx
    .update(cases)
    .set({ guard: null, snapshot: sql`${cases.snapshot} - 'waiting'`, version: sql`${cases.version} + 1` })
    .where(and(eq(cases.targetKind, "message"), isOfOne, ne(cases.state, "decided"), isNotNull(cases.guard)))
    .returning({ id: cases.id });
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  const reported = tx.select({ id: reports.caseId }).from(reports).where(eq(reports.caseId, cases.id));
  await tx.delete(cases).where(and(inArray(cases.id, ids), notExists(reported)));
}
