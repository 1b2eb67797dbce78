import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { defined } from "../../rules/defined.ts";
import { anyOf } from "../../store/sql.ts";
import { lockSubscription, lockSubscriptions, type SubscriptionState } from "../../store/subscriptions.ts";
import { payments } from "../../store/tables.ts";
import { refundWholePayment } from "../refunds/refund-whole-payment.ts";
import { applyDowngrade } from "./apply-downgrade.ts";
import { type PeriodToStart, startNextPeriods } from "./start-next-periods.ts";

type Payment = typeof payments.$inferSelect;

export interface PaidRenewal {
  paymentId: string;
  intentId: string;
}

export interface OpenRenewal {
  payment: Payment;
  subscription: SubscriptionState;
}

/** Records a paid renewal and starts the next period. If the subscription has ended, the payment is refunded. */
export async function recordRenewal(context: BillingContext, { paymentId, intentId }: PaidRenewal): Promise<void> {
  await context.db.transaction(async (tx) => {
    const open = await lockOpenRenewal(tx, paymentId);
    if (open) await record(context, tx, [{ ...open, intentId }]);
  });
}

/** Records many in one transaction: all or none. @throws where one is transferred to another customer at this moment */
export async function recordRenewals(context: BillingContext, paid: readonly PaidRenewal[]): Promise<void> {
  const intents = new Map(paid.map((it) => [it.paymentId, it.intentId]));
  await context.db.transaction(async (tx) => {
    const open = await lockAllOpen(tx, [...intents.keys()]);
    const settled = open.map((it) => ({ ...it, intentId: defined(intents.get(it.payment.id), "intents") }));
    if (settled.length > 0) await record(context, tx, settled);
  });
}

async function record(
  context: BillingContext,
  tx: Transaction,
  paid: readonly (OpenRenewal & { intentId: string })[],
): Promise<void> {
  const now = context.clock();
  await markPaid(tx, paid, now);
  const beginning: PeriodToStart[] = [];
  for (const { payment, subscription } of paid) {
    if (subscription.endedAt) {
      await refundWholePayment(context, tx, { payment, reason: "late", now });
      continue;
    }
    if (payment.taxCalculationId) await context.jobs.enqueue("billing.record-tax", { paymentId: payment.id }, { tx });
    // A late answer starts the period at the request; a confirmation in person at the confirmation.
    beginning.push({ subscription, payment, paidAt: payment.needsCustomerAt ? now : payment.createdAt });
  }
  await startNextPeriods(tx, beginning, now);
}

async function markPaid(
  tx: Transaction,
  paid: readonly (OpenRenewal & { intentId: string })[],
  now: Date,
): Promise<void> {
  const settled = paid.map(({ payment, intentId }) => ({ id: payment.id, intent_id: intentId, settled_at: now }));
  await tx.execute(sql`
    update billing.payments as payment
    set state = 'succeeded', intent_id = it.intent_id, settled_at = it.settled_at
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as it (id uuid, intent_id text, settled_at timestamptz)
    where payment.id = it.id`);
}

export async function renewTestStoreSubscription({ db, clock }: BillingContext, subscriptionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const subscription = await lockSubscription(tx, subscriptionId);
    if (!subscription.renewsAt || subscription.renewsAt > now) return;
    const due = subscription.nextPriceId ? await applyDowngrade(tx, subscription) : subscription;
    await startNextPeriods(tx, [{ subscription: due, payment: null, paidAt: now }], now);
  });
}

export async function lockOpenRenewal(tx: Transaction, paymentId: string): Promise<OpenRenewal | null> {
  const [found] = await tx
    .select({ subscriptionId: payments.subscriptionId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!found?.subscriptionId) throw new Error(`There is no renewal with payment ${paymentId}.`);
  const subscription = await lockSubscription(tx, found.subscriptionId);
  const [payment] = await lockPayments(tx, [paymentId]);
  return payment ? { payment, subscription } : null;
}

async function lockAllOpen(tx: Transaction, paymentIds: readonly string[]): Promise<OpenRenewal[]> {
  const found = await tx
    .select({ subscriptionId: payments.subscriptionId })
    .from(payments)
    .where(anyOf(payments.id, paymentIds));
  const locked = await lockSubscriptions(
    tx,
    found.map((it) => defined(it.subscriptionId, "subscription id")),
  );
  const subscriptions = new Map(locked.map((it) => [it.id, it]));
  const open = await lockPayments(tx, paymentIds);
  return open.map((payment) => ({
    payment,
    subscription: subscriptions.get(defined(payment.subscriptionId, "subscription id"))!,
  }));
}

function lockPayments(tx: Transaction, ids: readonly string[]): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(and(anyOf(payments.id, ids), eq(payments.state, "pending")))
    .orderBy(payments.id)
    .for("no key update");
}
