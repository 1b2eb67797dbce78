import { and, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Engine } from "../engine/engine.ts";
import { operations } from "../store/tables.ts";

/** So many at once: a statement may take fifteen seconds, and nobody shall wait for their locks. */
const atOnce = 5_000;

/** What nobody asks for any more after some days, and the index that finds the oldest. docs/operations.md says why. */
const forgotten: { table: string; days: number; isOver: (before: string) => SQL }[] = [
  {
    table: "webhook_events",
    days: 40,
    isOver: (before) => sql`handled_at is not null and received_at < ${before}`,
  },
  { table: "portal_links", days: 30, isOver: (before) => sql`expires_at < ${before}` },
  { table: "portal_sessions", days: 30, isOver: (before) => sql`expires_at < ${before}` },
  {
    table: "tax_calculations",
    days: 91,
    // What somebody paid by is part of the books.
    isOver: (before) => sql`created_at < ${before}
      and not exists (select 1 from billing.payments where tax_calculation_id = it.id)
      and not exists (select 1 from billing.operations where tax_calculation_id = it.id)`,
  },
];

/** The limits on card testing look back an hour. */
const networkDays = 2;

/** Lets go of what is over since long; what money and access rest on stays. */
export async function prune({ db, clock }: Pick<Engine, "db" | "clock">): Promise<void> {
  const now = clock().getTime();
  const networksBefore = new Date(now - networkDays * 86_400_000);
  await db
    .update(operations)
    .set({ callerNetwork: null })
    .where(and(isNotNull(operations.callerNetwork), lt(operations.createdAt, networksBefore)));
  for (const { table, days, isOver } of forgotten) {
    const before = new Date(now - days * 86_400_000).toISOString();
    const name = sql.identifier(table);
    for (let gone = atOnce; gone === atOnce; ) {
      const { rowCount } = await db.execute(sql`
        delete from billing.${name} where id in (
          select id from billing.${name} as it where ${isOver(before)} limit ${atOnce})`);
      gone = rowCount ?? 0;
    }
  }
}
