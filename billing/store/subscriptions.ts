import type { Transaction } from "@hemline/database";
import { and, count, desc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { products, subscriptions, transactions } from "./tables.ts";

export type Subscription = typeof subscriptions.$inferSelect & { product: string };

/** Reads a subscription and keeps everybody else from changing it until the transaction ends. */
export async function lockSubscription(tx: Transaction, id: string): Promise<Subscription> {
  await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)).for("no key update");
  const [row] = await tx
    .select({ ...getTableColumns(subscriptions), product: products.identifier })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(eq(subscriptions.id, id));
  if (!row) throw new Error(`There is no subscription ${id}.`);
  return row;
}

/** The id of a customer's running subscription to a product. */
export async function liveSubscription(db: Sql, customerId: string, product: string): Promise<string | null> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(
      and(eq(subscriptions.customerId, customerId), eq(products.identifier, product), isNull(subscriptions.endedAt)),
    );
  return row?.id ?? null;
}

/** The end of the last period that was handed over. */
export async function paidUntil(db: Sql, subscriptionId: string): Promise<Date> {
  const [last] = await db
    .select({ endsAt: transactions.endsAt })
    .from(transactions)
    .where(eq(transactions.subscriptionId, subscriptionId))
    .orderBy(desc(transactions.startsAt))
    .limit(1);
  if (!last?.endsAt) throw new Error(`Subscription ${subscriptionId} has no period.`);
  return last.endsAt;
}

/** How many introductory periods a subscription has had. */
export async function introsOf(db: Sql, subscriptionId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(transactions)
    .where(and(eq(transactions.subscriptionId, subscriptionId), eq(transactions.periodType, "intro")));
  return row?.count ?? 0;
}
