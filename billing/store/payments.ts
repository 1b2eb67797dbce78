import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { firstOf } from "../rules/defined.ts";
import { isUuid } from "../rules/ids.ts";
import { lockCustomer } from "./customers.ts";
import { lockWithBalanceOwners } from "./lock-with-balance-owners.ts";
import type { Sql } from "./sql.ts";
import { lockSubscription, type Subscription } from "./subscriptions.ts";
import { customers, operations, payments, products, projects, refunds, subscriptions, transactions } from "./tables.ts";

export type Payment = typeof payments.$inferSelect;

export interface Money {
  customerId: string;
  payment: Payment;
  transaction: (typeof transactions.$inferSelect & { product: string }) | null;
  subscription: Subscription | null;
  returnedMicros: number;
  clockOffsetMs: number;
}

/** Reads and locks a payment with everything that depends on it. */
export async function lockMoney(tx: Transaction, paymentId: string): Promise<Money> {
  const owner = await ownerOf(tx, paymentId);
  await lockWithBalanceOwners(tx, [owner.customerId], eq(transactions.paymentId, paymentId));
  const customerId = await lockCustomer(tx, owner.customerId);
  // It was transferred to another customer while this one was locked.
  if ((await ownerOf(tx, paymentId)).customerId !== customerId) return lockMoney(tx, paymentId);
  const subscription = owner.subscriptionId ? await lockSubscription(tx, owner.subscriptionId) : null;
  const payment = firstOf(
    await tx.select().from(payments).where(eq(payments.id, paymentId)).for("no key update"),
    "payment",
  );
  return {
    customerId,
    payment,
    transaction: await transactionPaidBy(tx, paymentId),
    subscription,
    returnedMicros: await returnedMicros(tx, paymentId),
    clockOffsetMs: await clockOffsetOf(tx, customerId),
  };
}

async function transactionPaidBy(tx: Transaction, paymentId: string): Promise<Money["transaction"]> {
  const [row] = await tx
    .select({ transaction: transactions, product: products.identifier })
    .from(transactions)
    .innerJoin(products, eq(products.id, transactions.productId))
    .where(eq(transactions.paymentId, paymentId));
  return row ? { ...row.transaction, product: row.product } : null;
}

async function ownerOf(tx: Transaction, paymentId: string) {
  const [owner] = await tx
    .select({
      customerId: sql<string>`coalesce(${transactions.customerId}, ${subscriptions.customerId}, ${operations.customerId})`,
      subscriptionId: sql<string | null>`coalesce(${transactions.subscriptionId}, ${payments.subscriptionId})`,
    })
    .from(payments)
    .leftJoin(transactions, eq(transactions.paymentId, payments.id))
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(operations, eq(operations.id, payments.operationId))
    .where(eq(payments.id, paymentId));
  if (!owner) throw new Error(`There is no payment ${paymentId}.`);
  return owner;
}

export function projectsNow(
  at: { clock: () => Date; aheadMs: number },
  { clockOffsetMs }: Pick<Money, "clockOffsetMs">,
) {
  return new Date(at.clock().getTime() - at.aheadMs + clockOffsetMs);
}

async function clockOffsetOf(db: Sql, customerId: string): Promise<number> {
  const [row] = await db
    .select({ clockOffsetMs: projects.clockOffsetMs })
    .from(customers)
    .innerJoin(projects, eq(projects.id, customers.projectId))
    .where(eq(customers.id, customerId));
  return row?.clockOffsetMs ?? 0;
}

export async function returnedMicros(db: Sql, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ micros: sql<string>`coalesce(sum(${refunds.amountMicros}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, "failed")));
  return Number(row?.micros ?? 0);
}

export async function paymentOfIntent(db: Sql, intentId: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.intentId, intentId));
  return row ?? null;
}

export async function transactionOf(db: Sql, customerId: string, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, id), eq(transactions.customerId, customerId)));
  return row ?? null;
}

export async function refundRow(db: Sql, refund: { id: string; refundId: string | null; paymentId: string }) {
  const rows = await db
    .select()
    .from(refunds)
    .where(
      refund.refundId && isUuid(refund.refundId)
        ? sql`${refunds.providerId} = ${refund.id} or ${inArray(refunds.id, [refund.refundId])}`
        : eq(refunds.providerId, refund.id),
    );
  return rows.find((it) => it.paymentId === refund.paymentId) ?? null;
}
