import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { defined } from "../../rules/defined.ts";
import { maxPortalPurchases } from "../../rules/limits.ts";
import type { Sql } from "../sql.ts";
import { customers, operations, payments, prices, products, subscriptions, transactions } from "../tables.ts";
import type { PortalScope } from "./portal-sessions.ts";

function within({ appId, customerId, email }: PortalScope): SQL | undefined {
  const mine = customerId ? eq(operations.customerId, customerId) : undefined;
  const byMail = email ? eq(sql`lower(${operations.email})`, email) : undefined;
  return and(eq(operations.appId, appId), or(mine, byMail) ?? sql`false`);
}

export async function hasPurchasesOf(db: Sql, appId: string, email: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(operations)
    .where(and(within({ appId, projectId: "", customerId: null, email }), eq(operations.state, "succeeded")))
    .limit(1);
  return row !== undefined;
}

/** The youngest first; only `id`, when one is given. */
export function portalSubscriptions(db: Sql, scope: PortalScope, id?: string) {
  return db
    .select({
      row: subscriptions,
      product: products.identifier,
      title: products.title,
      appUserId: customers.appUserId,
    })
    .from(subscriptions)
    .innerJoin(operations, eq(operations.id, subscriptions.operationId))
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(within(scope), id ? eq(subscriptions.id, id) : undefined))
    .orderBy(desc(subscriptions.startedAt));
}
export type PortalSubscriptionRow = Awaited<ReturnType<typeof portalSubscriptions>>[number];

/** The last period of each subscription, and its number of introductory ones. */
export async function lastPeriods(db: Sql, subscriptionIds: readonly string[]) {
  if (subscriptionIds.length === 0) return new Map<string, { type: string; endsAt: Date; intros: number }>();
  const rows = await db
    .select({
      id: transactions.subscriptionId,
      type: sql<string>`(array_agg(${transactions.periodType} order by ${transactions.startsAt} desc))[1]`,
      endsAt: sql`max(${transactions.endsAt})`.mapWith(transactions.endsAt),
      intros: sql<number>`count(*) filter (where ${transactions.periodType} = 'intro')::int`,
    })
    .from(transactions)
    .where(inArray(transactions.subscriptionId, [...subscriptionIds]))
    .groupBy(transactions.subscriptionId);
  return new Map(rows.map(({ id, ...last }) => [id!, last]));
}

export async function plansOf(db: Sql, priceIds: readonly string[]) {
  if (priceIds.length === 0)
    return new Map<string, { title: string; amountMicros: number; currency: string; period: string | null }>();
  const rows = await db
    .select({
      id: prices.id,
      title: products.title,
      amountMicros: prices.amountMicros,
      currency: prices.currency,
      period: prices.period,
    })
    .from(prices)
    .innerJoin(products, eq(products.id, prices.productId))
    .where(inArray(prices.id, [...priceIds]));
  return new Map(rows.map(({ id, ...plan }) => [id, plan]));
}

export async function openPayments(db: Sql, subscriptionIds: readonly string[]) {
  if (subscriptionIds.length === 0) return new Map<string, typeof payments.$inferSelect>();
  const rows = await db
    .selectDistinctOn([payments.subscriptionId])
    .from(payments)
    .where(and(inArray(payments.subscriptionId, [...subscriptionIds]), isNull(payments.operationId)))
    .orderBy(payments.subscriptionId, desc(payments.createdAt), desc(payments.attempt));
  return new Map(rows.map((it) => [defined(it.subscriptionId, "subscription id"), it]));
}

export function portalPurchases(db: Sql, scope: PortalScope) {
  return db
    .select({
      id: transactions.id,
      title: products.title,
      amountMicros: transactions.amountMicros,
      currency: transactions.currency,
      purchasedAt: transactions.purchasedAt,
    })
    .from(transactions)
    .innerJoin(operations, eq(operations.transactionId, transactions.id))
    .innerJoin(products, eq(products.id, transactions.productId))
    .where(and(within(scope), isNull(transactions.subscriptionId), isNull(transactions.refundedAt)))
    .orderBy(desc(transactions.purchasedAt))
    .limit(maxPortalPurchases);
}
