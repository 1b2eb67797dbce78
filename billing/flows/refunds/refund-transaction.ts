import type { Transaction } from "@hemline/database";
import type { RefundAnswer } from "@hemline/protocol";
import { chargeable } from "@hemline/protocol/money";
import { and, desc, eq, isNull, like, ne, not, or } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { BadRequest, NotRefundable, UnknownSubscriber, UnknownTransaction } from "../../problems.ts";
import { firstOf } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { customerByAppUserId, lockCustomer } from "../../store/customers.ts";
import { lockWithBalanceOwners } from "../../store/lock-with-balance-owners.ts";
import { lockMoney, type Money, transactionOf } from "../../store/payments.ts";
import { lockSubscription } from "../../store/subscriptions.ts";
import { disputes, type RefundReason, refunds, transactions } from "../../store/tables.ts";
import { type KeptAnswer, oncePerKey } from "../idempotency/once-per-key.ts";
import { reversePurchase } from "./reverse-purchase.ts";

export interface RefundRequest {
  projectId: string;
  appUserId: string;
  transactionId: string;
  amountMicros: number | null;
  /** A call that got no answer is repeated with the same key: a part is not refunded twice. */
  key: string | null;
}

type RefundRow = typeof refunds.$inferSelect & { currency: string };

/**
 * Refunds a purchase for the seller. Access ends now, in the transaction that records the refund; a job sends the
 * money. If the provider fails, access stays ended and the same call tries again. A partial refund leaves access; after
 * one, only all of the rest can follow.
 * @returns the refund; if nothing was left, the last one; null where no money was paid, in a test store.
 * @throws UnknownSubscriber, UnknownTransaction, NotRefundable, BadRequest, KeyInUse, KeyUsedOtherwise.
 */
export async function refundTransaction(
  context: BillingContext,
  { key, ...request }: RefundRequest,
): Promise<KeptAnswer> {
  const { projectId } = request;
  return oncePerKey(context, { projectId, key, request: { call: "refund", ...request } }, (tx) =>
    refundOrReverse(context, tx, request),
  );
}

async function refundOrReverse(
  context: BillingContext,
  tx: Transaction,
  request: Omit<RefundRequest, "key">,
): Promise<RefundAnswer["refund"]> {
  const customer = await customerByAppUserId(tx, request.projectId, request.appUserId);
  if (!customer) throw UnknownSubscriber(request.appUserId);
  const transaction = await transactionOf(tx, customer.id, request.transactionId);
  if (!transaction) throw UnknownTransaction(request.transactionId);
  const { paymentId } = transaction;
  if (paymentId) {
    const { id, state, amountMicros, currency } = await refundPayment(context, tx, paymentId, request.amountMicros);
    return { id, state, amount_micros: amountMicros, currency };
  }
  if (transaction.store !== "test_store") throw NotRefundable("Nothing was paid for this purchase.");
  await reverseTestPurchase(context, tx, transaction);
  return null;
}

async function refundPayment(
  context: BillingContext,
  tx: Transaction,
  paymentId: string,
  requestedMicros: number | null,
): Promise<RefundRow> {
  const money = await lockMoney(tx, paymentId);
  const { payment, returnedMicros } = money;
  const left = payment.amountMicros - returnedMicros;
  if (left === 0) return lastRefund(tx, payment);
  const amountMicros = requestedMicros ?? left;
  if (chargeable(amountMicros, payment.currency) !== amountMicros || amountMicros <= 0)
    throw BadRequest(`amount_micros: must be an amount that can be paid in ${payment.currency}`);
  if (amountMicros > left) throw NotRefundable(`Only ${left} micros are left to refund.`);
  if (await isDisputed(tx, paymentId))
    throw NotRefundable("The customer’s bank is still deciding on a dispute, so this payment can’t be refunded.");
  const reason = await reasonFor(tx, money, amountMicros === left);
  const now = context.clock();
  const made = firstOf(
    await tx
      .insert(refunds)
      .values({ id: newId(now), paymentId, amountMicros, reason, state: "pending", createdAt: now })
      .returning(),
    "made",
  );
  await reversePurchase(tx, money, { amountMicros, refundId: made.id }, now);
  await context.jobs.enqueue("billing.refund", { refundId: made.id }, { tx });
  return { ...made!, currency: payment.currency };
}

/** One part, and then the rest: many small refunds are made at the provider. */
async function reasonFor(tx: Transaction, { payment }: Money, isRest: boolean): Promise<RefundReason> {
  const given = await tx
    .select({ reason: refunds.reason })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.state, "failed")));
  if (!given.some((it) => it.reason === "requested_by_customer")) return "requested_by_customer";
  if (!isRest) throw NotRefundable("Part of this purchase has been refunded. You can only refund all that’s left.");
  return "remainder";
}

async function lastRefund(tx: Transaction, { id, currency }: Money["payment"]): Promise<RefundRow> {
  const [last] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), ne(refunds.state, "failed")))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(1);
  return { ...last!, currency };
}

async function isDisputed(tx: Transaction, paymentId: string): Promise<boolean> {
  const takesMoney = and(
    not(like(disputes.status, "warning_%")),
    or(isNull(disputes.closedAt), eq(disputes.status, "lost")),
  );
  const [open] = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), takesMoney));
  return open !== undefined;
}

async function reverseTestPurchase(
  { clock }: BillingContext,
  tx: Transaction,
  found: { id: string; customerId: string },
) {
  await lockWithBalanceOwners(tx, [found.customerId], eq(transactions.id, found.id));
  const customerId = await lockCustomer(tx, found.customerId);
  const transaction = await transactionOf(tx, customerId, found.id);
  if (!transaction || transaction.refundedAt) return;
  const { subscriptionId, amountMicros } = transaction;
  const subscription = subscriptionId ? await lockSubscription(tx, subscriptionId) : null;
  const money = { customerId, payment: null, transaction, subscription };
  await reversePurchase(tx, money, { amountMicros, refundId: null }, clock());
}
