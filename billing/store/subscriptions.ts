import type { Transaction } from "@hemline/database";
import { and, desc, eq, getTableColumns, isNull, ne, type SQL, sql } from "drizzle-orm";
import { leewayMs, leewayShowsBeforeMs } from "../rules/access/access-end.ts";
import { lockCustomer } from "./customers.ts";
import { anyOf, type Sql } from "./sql.ts";
import { customers, operations, payments, products, subscriptions, transactions } from "./tables.ts";

export type Subscription = typeof subscriptions.$inferSelect & { product: string };

export type SubscriptionState = Subscription & {
  paidUntil: Date;
  accessEndsAt: Date;
  introsSoFar: number;
  hasOpenPayment: boolean;
};

/** A payment that is under way. */
export const openPaymentOf: SQL = sql`exists (select 1 from ${payments}
  where ${payments.subscriptionId} = ${subscriptions.id} and ${payments.state} = 'pending')`;

const lastEndOf: SQL = sql`(select max(${transactions.endsAt}) from ${transactions}
  where ${transactions.subscriptionId} = ${subscriptions.id})`;

const ms = (length: number): SQL => sql.raw(`${length} * interval '1 millisecond'`);
const lastEnd: SQL = sql`max(${transactions.endsAt})`;

/** The end of access without a renewal: `accessEnd`, for the database. */
export const accessEndOf: SQL = sql`(
  select greatest(
    ${lastEnd} + case
      when ${subscriptions.paymentMethodId} is null and ${subscriptions.store} <> 'test_store' then interval '0'
      when ${subscriptions.unsubscribedAt} < ${lastEnd} - ${ms(leewayShowsBeforeMs)} then interval '0'
      when ${subscriptions.isAccelerated} then ${ms(leewayMs({ isAccelerated: true }))}
      else ${ms(leewayMs({ isAccelerated: false }))}
    end,
    case when ${subscriptions.billingIssueAt} is not null then ${subscriptions.graceEndsAt} end)
  from ${transactions} where ${transactions.subscriptionId} = ${subscriptions.id})`;

/** Reads a subscription and locks it and its customer until the transaction ends. */
export async function lockSubscription(tx: Transaction, id: string): Promise<SubscriptionState> {
  const customerId = await lockOwner(tx, id);
  await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)).for("no key update");
  const [row] = await subscriptionStates(tx, [id]);
  if (!row) throw new Error(`There is no subscription ${id}.`);
  // It was transferred to another customer while this one was locked.
  return row.customerId === customerId ? row : lockSubscription(tx, id);
}

/**
 * Locks many, each once; customers and subscriptions in id order to avoid deadlocks.
 * @throws where one is transferred at this moment
 */
export async function lockSubscriptions(tx: Transaction, ids: readonly string[]): Promise<SubscriptionState[]> {
  const owners = await tx
    .select({ id: customers.id, mergedIntoId: customers.mergedIntoId })
    .from(customers)
    .where(sql`${customers.id} in (select customer_id from billing.subscriptions where ${anyOf(sql`id`, ids)})`)
    .orderBy(customers.id)
    .for("no key update");
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(anyOf(subscriptions.id, ids))
    .orderBy(subscriptions.id)
    .for("no key update");
  const rows = await subscriptionStates(tx, ids);
  const locked = new Set(owners.filter((it) => !it.mergedIntoId).map((it) => it.id));
  const stray = rows.find((it) => !locked.has(it.customerId));
  if (stray) throw new Error(`Subscription ${stray.id} goes over to another customer.`);
  return rows;
}

async function lockOwner(tx: Transaction, id: string): Promise<string | undefined> {
  const [owner] = await tx
    .select({ id: customers.id, mergedIntoId: customers.mergedIntoId })
    .from(customers)
    .where(sql`${customers.id} = (select customer_id from billing.subscriptions where id = ${id})`)
    .for("no key update");
  return owner?.mergedIntoId ? lockCustomer(tx, owner.mergedIntoId) : owner?.id;
}

/** A statement of its own sees what others have committed since the rows were locked. */
export function subscriptionStates(db: Sql, ids: readonly string[]): Promise<SubscriptionState[]> {
  return db
    .select({
      ...getTableColumns(subscriptions),
      product: products.identifier,
      paidUntil: sql`${lastEndOf}`.mapWith(transactions.endsAt),
      accessEndsAt: sql`${accessEndOf}`.mapWith(transactions.endsAt),
      introsSoFar: sql<number>`(select count(*)::int from ${transactions}
        where ${transactions.subscriptionId} = ${subscriptions.id} and ${transactions.periodType} = 'intro')`,
      hasOpenPayment: sql<boolean>`${openPaymentOf}`,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(anyOf(subscriptions.id, ids));
}

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

export async function hasActiveSubscription(db: Sql, o: { customerId: string; isSandbox: boolean }): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, o.customerId),
        eq(subscriptions.isSandbox, o.isSandbox),
        isNull(subscriptions.endedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
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
