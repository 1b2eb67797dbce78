import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import {
  aliases,
  apps,
  branding,
  customerAttributes,
  customers,
  entitlements,
  operations,
  payments,
  productEntitlements,
  products,
  projects,
  promotionalGrants,
  subscriptions,
  taxCalculations,
  transactions,
  webhookEndpoints,
} from "./tables.ts";
import { givenRow, wholeRow } from "./whole-row.ts";

/** The rows that an event is about, by their ids. */
export interface EventKeys {
  customerId: string;
  subscriptionId: string | null;
  /** Left out, the subscription's last period is meant. */
  transactionId: string | null;
  /** Left out, the transaction's own is meant. */
  paymentId: string | null;
  /** Left out, the one that the subscription or purchase began with is meant. */
  operationId: string | null;
  grantId: string | null;
}

export type EventContext = NonNullable<Awaited<ReturnType<typeof eventContext>>>;

/**
 * Everything an event says beyond its own facts, and who wants to hear it, in one query: it is asked once for each of
 * ten thousand renewals.
 */
export async function eventContext(db: Sql, keys: EventKeys) {
  const [row] = await db
    .select({
      customer: givenRow(customers),
      project: givenRow(projects),
      aliases: sql<string[]>`array(
        select ${aliases.appUserId} from ${aliases}
        where ${aliases.customerId} = ${customers.id}
        order by ${aliases.createdAt}, ${aliases.appUserId})`,
      attributes: sql<Record<string, { value: string; updated_at_ms: number }>>`coalesce((
        select jsonb_object_agg(${customerAttributes.name},
          jsonb_build_object('value', ${customerAttributes.value}, 'updated_at_ms', ${customerAttributes.updatedAtMs}))
        from ${customerAttributes}
        where ${customerAttributes.customerId} = ${customers.id} and ${customerAttributes.value} is not null), '{}')`,
      entitlements: sql<string[]>`array(
        select ${entitlements.identifier} from ${entitlements}
        join ${productEntitlements} on ${productEntitlements.entitlementId} = ${entitlements.id}
        where ${productEntitlements.productId} = ${products.id}
        order by ${entitlements.identifier})`,
      endpoints: sql<Listener[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', ${webhookEndpoints.id}, 'eventTypes', ${webhookEndpoints.eventTypes},
          'app', ${webhookEndpoints.app}, 'environment', ${webhookEndpoints.environment}))
        from ${webhookEndpoints} where ${webhookEndpoints.projectId} = ${customers.projectId}), '[]')`,
      lastSequence: sql<number>`coalesce((
        select max(sequence) from billing.outbox where subscription_id = ${keys.subscriptionId}), 0)`,
      isTrialConversion: sql<boolean>`coalesce((
        select before.period_type = 'trial' and ${transactions.periodType} <> 'trial'
        from billing.transactions as before
        where before.subscription_id = ${transactions.subscriptionId} and before.starts_at < ${transactions.startsAt}
        order by before.starts_at desc limit 1), false)`,
      subscription: wholeRow(subscriptions),
      transaction: wholeRow(transactions),
      product: wholeRow(products),
      operation: wholeRow(operations),
      app: wholeRow(apps),
      payment: wholeRow(payments),
      taxCalculation: wholeRow(taxCalculations),
      branding: wholeRow(branding),
      grant: wholeRow(promotionalGrants),
      grantedEntitlement: sql<string | null>`(
        select ${entitlements.identifier} from ${entitlements}
        where ${entitlements.id} = ${promotionalGrants.entitlementId})`,
    })
    .from(customers)
    .innerJoin(projects, eq(projects.id, customers.projectId))
    .leftJoin(subscriptions, same(subscriptions.id, keys.subscriptionId))
    .leftJoin(transactions, theTransaction(keys))
    .leftJoin(payments, keys.paymentId ? same(payments.id, keys.paymentId) : eq(payments.id, transactions.paymentId))
    .leftJoin(taxCalculations, eq(taxCalculations.id, payments.taxCalculationId))
    .leftJoin(operations, theOperation(keys))
    .leftJoin(
      products,
      sql`${products.id} = coalesce(${transactions.productId}, ${subscriptions.productId}, ${operations.productId})`,
    )
    .leftJoin(apps, eq(apps.id, operations.appId))
    .leftJoin(branding, eq(branding.appId, apps.id))
    .leftJoin(promotionalGrants, same(promotionalGrants.id, keys.grantId))
    .where(eq(customers.id, keys.customerId));
  return row ?? null;
}

/** Somebody who may want to hear of it. */
export interface Listener {
  id: string;
  eventTypes: string[];
  app: string | null;
  environment: "all" | "production" | "sandbox";
}

type Column = Parameters<typeof eq>[0];

function same(column: Column, id: string | null): SQL {
  return id ? sql`${column} = ${id}` : sql`false`;
}

function theTransaction({ transactionId, subscriptionId }: EventKeys): SQL {
  if (transactionId || !subscriptionId) return same(transactions.id, transactionId);
  return sql`${transactions.id} = (
    select last.id from billing.transactions as last
    where last.subscription_id = ${subscriptionId} order by last.starts_at desc limit 1)`;
}

/** The checkout it all began with. */
function theOperation({ operationId, subscriptionId, transactionId, paymentId }: EventKeys): SQL | undefined {
  if (operationId) return same(operations.id, operationId);
  if (subscriptionId) return eq(operations.id, subscriptions.operationId);
  if (transactionId) return and(eq(operations.transactionId, transactions.id), same(transactions.id, transactionId));
  return paymentId ? eq(operations.id, payments.operationId) : sql`false`;
}
