import { and, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { BillingContext } from "../context/billing-context.ts";
import { dayMs } from "../rules/durations.ts";
import { retentionDays } from "../rules/limits.ts";
import { operations } from "../store/tables.ts";

/** A statement may take fifteen seconds, and must not hold its locks longer. */
const batchSize = 5_000;

/** What is deleted after some days, found by an index. docs/operations.md says why. */
const forgotten: { table: string; days: number; isOver: (before: string) => SQL }[] = [
  {
    table: "webhook_events",
    days: retentionDays.webhookEvents,
    isOver: (before) => sql`handled_at is not null and received_at < ${before}`,
  },
  { table: "portal_links", days: retentionDays.portalLinks, isOver: (before) => sql`expires_at < ${before}` },
  { table: "portal_sessions", days: retentionDays.portalSessions, isOver: (before) => sql`expires_at < ${before}` },
  {
    table: "tax_calculations",
    days: retentionDays.taxCalculations,
    // Calculations behind payments are part of the books.
    isOver: (before) => sql`created_at < ${before}
      and not exists (select 1 from billing.payments where tax_calculation_id = it.id)
      and not exists (select 1 from billing.operations where tax_calculation_id = it.id)`,
  },
];

/** Deletes what has long expired; what money and access rest on stays. */
export async function prune({ db, clock }: Pick<BillingContext, "db" | "clock">): Promise<void> {
  const now = clock().getTime();
  const networksBefore = new Date(now - retentionDays.callerNetworks * dayMs);
  await db
    .update(operations)
    .set({ callerNetwork: null })
    .where(and(isNotNull(operations.callerNetwork), lt(operations.createdAt, networksBefore)));
  for (const { table, days, isOver } of forgotten) {
    const before = new Date(now - days * dayMs).toISOString();
    const name = sql.identifier(table);
    for (let gone = batchSize; gone === batchSize; ) {
      const { rowCount } = await db.execute(sql`
        delete from billing.${name} where id in (
          select id from billing.${name} as it where ${isOver(before)} limit ${batchSize})`);
      gone = rowCount ?? 0;
    }
  }
}
