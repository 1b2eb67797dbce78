import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { Engine } from "../../engine.ts";
import { lockSubscription, type Standing } from "../../store/subscriptions.ts";
import { payments } from "../../store/tables.ts";
import { returnPayment } from "../checkout/return-late.ts";
import { changePlan } from "./change-plan-at-renewal.ts";
import { openPeriod } from "./open-period.ts";

type Payment = typeof payments.$inferSelect;

/** A renewal was paid: the next period begins. Of a subscription that is over by now, the money goes back. */
export async function recordRenewal(engine: Engine, id: string, intentId: string): Promise<void> {
  await engine.db.transaction(async (tx) => {
    const now = engine.clock();
    const open = await lockOpen(tx, id);
    if (!open) return;
    const { payment, subscription } = open;
    await tx.update(payments).set({ state: "succeeded", intentId, settledAt: now }).where(eq(payments.id, id));
    if (subscription.endedAt) return returnPayment(engine, tx, { payment, reason: "late", now });
    // An answer that came late opens the period from when it was asked for; an owner in person paid just now.
    const paidAt = payment.needsCustomerAt ? now : payment.createdAt;
    if (payment.taxCalculationId) await engine.jobs.enqueue("billing.record-tax", { paymentId: id }, { tx });
    await openPeriod(tx, subscription, { payment, paidAt, now });
  });
}

/** A test store's renewal, for which nobody pays. Twice is once: its next period is not due any more. */
export async function renewFree({ db, clock }: Engine, subscriptionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const subscription = await lockSubscription(tx, subscriptionId);
    if (!subscription.renewsAt || subscription.renewsAt > now) return;
    const due = subscription.nextPriceId ? await changePlan(tx, subscription) : subscription;
    await openPeriod(tx, due, { payment: null, paidAt: now, now });
  });
}

/** A renewal's payment, its subscription and their customer, all locked; null when somebody has settled it before. */
export async function lockOpen(
  tx: Transaction,
  paymentId: string,
): Promise<{ payment: Payment; subscription: Standing } | null> {
  const [found] = await tx
    .select({ subscriptionId: payments.subscriptionId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!found?.subscriptionId) throw new Error(`There is no renewal with payment ${paymentId}.`);
  const subscription = await lockSubscription(tx, found.subscriptionId);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.state, "pending")))
    .for("no key update");
  return payment ? { payment, subscription } : null;
}
