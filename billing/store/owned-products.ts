import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Sql } from "./sql.ts";
import { accessEndOf, openPaymentOf } from "./subscriptions.ts";
import { subscriptions, transactions } from "./tables.ts";

/** The product of a subscription's last period: after an unpaid downgrade, the larger plan. */
const lastProductOf: SQL = sql`(select ${transactions.productId} from ${transactions}
  where ${transactions.subscriptionId} = ${subscriptions.id} order by ${transactions.startsAt} desc limit 1)`;

interface Owned {
  customerId: string;
  productId: string;
  isSandbox: boolean;
}

/**
 * Whether the customer owns this product now, so that it cannot be bought again.
 * @param o.changesSubscriptionId one that the purchase itself will end
 */
export async function ownsProduct(
  db: Sql,
  o: Owned & { now: Date; changesSubscriptionId?: string | null },
): Promise<boolean> {
  const [row] = await unionAll(runningSubscriptions(db, o), keptPurchases(db, o)).limit(1);
  return row !== undefined;
}

function runningSubscriptions(db: Sql, o: Owned & { now: Date; changesSubscriptionId?: string | null }) {
  return db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, o.customerId),
        eq(subscriptions.isSandbox, o.isSandbox),
        isNull(subscriptions.endedAt),
        isNull(subscriptions.lapsedAt),
        o.changesSubscriptionId ? ne(subscriptions.id, o.changesSubscriptionId) : undefined,
        sql`${o.productId}::uuid in (${subscriptions.productId}, ${lastProductOf})`,
        sql`(${subscriptions.renewsAt} is not null or ${accessEndOf} > ${o.now} or ${openPaymentOf})`,
      ),
    );
}

function keptPurchases(db: Sql, o: Owned) {
  return db
    .select({ one: sql`1` })
    .from(transactions)
    .where(
      and(
        eq(transactions.customerId, o.customerId),
        eq(transactions.productId, o.productId),
        eq(transactions.isSandbox, o.isSandbox),
        eq(transactions.productType, "non_consumable"),
        isNull(transactions.refundedAt),
      ),
    );
}
