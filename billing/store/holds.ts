import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { accessEndOf, openPaymentOf } from "./subscriptions.ts";
import { subscriptions, transactions } from "./tables.ts";

/** Whether the customer holds this product now, so that it cannot be bought again. */
export async function holds(
  db: Sql,
  o: { customerId: string; productId: string; isSandbox: boolean; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(transactions)
    .leftJoin(subscriptions, eq(subscriptions.id, transactions.subscriptionId))
    .where(
      and(
        eq(transactions.customerId, o.customerId),
        eq(transactions.productId, o.productId),
        eq(transactions.isSandbox, o.isSandbox),
        isNull(transactions.refundedAt),
        sql`case ${transactions.productType}
          when 'consumable' then false
          when 'non_consumable' then true
          else ${and(isNull(subscriptions.endedAt), isNotNull(subscriptions.id), isNull(subscriptions.lapsedAt))}
            and (${subscriptions.renewsAt} is not null or ${accessEndOf} > ${o.now} or ${openPaymentOf}) end`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
