import { desc, eq, getTableColumns } from "drizzle-orm";
import { returnedMicros } from "./payments.ts";
import type { Sql } from "./sql.ts";
import { payments, transactions } from "./tables.ts";

export type LastPeriod = typeof transactions.$inferSelect & {
  payment: typeof payments.$inferSelect | null;
  /** The part of its payment that was not refunded. */
  keptMicros: number;
};

export async function lastPeriodOf(db: Sql, subscriptionId: string): Promise<LastPeriod> {
  const [row] = await db
    .select({ ...getTableColumns(transactions), payment: payments })
    .from(transactions)
    .leftJoin(payments, eq(payments.id, transactions.paymentId))
    .where(eq(transactions.subscriptionId, subscriptionId))
    .orderBy(desc(transactions.startsAt))
    .limit(1);
  if (!row) throw new Error(`Subscription ${subscriptionId} has no period.`);
  const keptMicros = row.payment ? row.payment.amountMicros - (await returnedMicros(db, row.payment.id)) : 0;
  return { ...row, keptMicros };
}
