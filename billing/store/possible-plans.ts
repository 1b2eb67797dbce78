import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne } from "drizzle-orm";
import { returnedMicros } from "./payments.ts";
import type { Sql } from "./sql.ts";
import { operations, payments, prices, productChanges, products, subscriptions, transactions } from "./tables.ts";

export interface Plan {
  kind: "upgrade" | "downgrade";
  productId: string;
  product: string;
  title: string;
  description: string | null;
  gracePeriod: string | null;
  priceId: string;
  amountMicros: number;
  currency: string;
  period: string;
}

/** Explicit paths only, in the same currency, to what is for sale. */
export async function plansFor(
  db: Sql,
  { productId, currency }: { productId: string; currency: string },
): Promise<Plan[]> {
  const rows = await db
    .select({
      kind: productChanges.kind,
      productId: products.id,
      product: products.identifier,
      title: products.title,
      description: products.description,
      gracePeriod: products.gracePeriod,
      priceId: prices.id,
      amountMicros: prices.amountMicros,
      currency: prices.currency,
      period: prices.period,
    })
    .from(productChanges)
    .innerJoin(products, eq(products.id, productChanges.toProductId))
    .innerJoin(prices, eq(prices.productId, products.id))
    .where(
      and(
        eq(productChanges.fromProductId, productId),
        eq(prices.currency, currency),
        isNull(prices.retiredAt),
        isNull(products.archivedAt),
      ),
    )
    .orderBy(asc(prices.amountMicros), asc(products.identifier));
  return rows.flatMap((it) => (it.period ? [{ ...it, period: it.period }] : []));
}

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

/** The upgrades that would end a subscription, newest first, without failed ones. */
export async function changesOf(db: Sql, subscriptionId: string) {
  return db
    .select({ id: operations.id, priceId: operations.priceId, state: operations.state })
    .from(operations)
    .where(
      and(
        eq(operations.changesSubscriptionId, subscriptionId),
        inArray(operations.state, ["completing", "awaiting_gateway", "succeeded"]),
      ),
    )
    .orderBy(desc(operations.createdAt));
}

export async function runsBeside(
  db: Sql,
  o: { customerId: string; productId: string; isSandbox: boolean; subscriptionId: string },
): Promise<boolean> {
  const [rival] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, o.customerId),
        eq(subscriptions.productId, o.productId),
        eq(subscriptions.isSandbox, o.isSandbox),
        isNull(subscriptions.endedAt),
        ne(subscriptions.id, o.subscriptionId),
      ),
    )
    .limit(1);
  return rival !== undefined;
}

/** A customer's subscription to a product: the running one, or else the last one. */
export async function subscriptionNamed(db: Sql, customerId: string, product: string): Promise<string | null> {
  const rows = await db
    .select({ id: subscriptions.id, endedAt: subscriptions.endedAt })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(and(eq(subscriptions.customerId, customerId), eq(products.identifier, product)))
    .orderBy(desc(subscriptions.startedAt));
  return (rows.find((it) => it.endedAt === null) ?? rows[0])?.id ?? null;
}

export async function subscriptionWithOrigin(db: Sql, id: string) {
  const [row] = await db
    .select({ subscription: subscriptions, product: products.identifier, operation: operations })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(operations, eq(operations.id, subscriptions.operationId))
    .where(eq(subscriptions.id, id));
  if (!row) throw new Error(`There is no subscription ${id}.`);
  return row;
}
