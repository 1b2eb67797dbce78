import type { Transaction } from "@hemline/database";
import { providerUnits } from "@hemline/protocol/money";
import { and, asc, count, eq, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { type Intent, ProviderFailure } from "../gateway/port.ts";
import { newId } from "../ids.ts";
import { nextTryAt } from "../rules/dunning.ts";
import { nextPeriod, nextPrice } from "../rules/next-period.ts";
import { payments, products, subscriptions, transactions } from "../store/tables.ts";
import { paidUntil } from "./cancel-renewal.ts";
import { tell } from "./tell.ts";

type Payment = typeof payments.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

/** Charges the next subscription that is due. @returns false when none is. */
export async function renewNext(engine: Engine): Promise<boolean> {
  const payment = await engine.db.transaction((tx) => claimDue(tx, engine.clock()));
  if (!payment) return false;
  await resolveRenewal(engine, payment.id);
  return true;
}

/**
 * Brings a renewal's payment to its end. Asking again is safe while the provider remembers the key: it answers what it
 * answered before.
 */
export async function resolveRenewal(engine: Engine, paymentId: string): Promise<void> {
  const { db, provider, log } = engine;
  const [row] = await db
    .select({ payment: payments, subscription: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.id, paymentId), eq(payments.state, "pending")));
  if (!row) return;
  const { payment, subscription } = row;
  try {
    const intent = payment.intentId
      ? await provider.intent(payment.intentId)
      : await charge(engine, payment, subscription);
    if (intent.status === "succeeded") return await succeed(engine, payment, intent);
    if (intent.status !== "processing") return await fail(engine, payment, intent.declined ?? intent.status);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind !== "unknown") return await fail(engine, payment, error.code);
    log.warn({ err: error, payment: paymentId }, "a renewal's outcome is not known yet");
  }
}

/** The payment's row and the claim are one: while a payment is open, the subscription is nobody else's. */
async function claimDue(tx: Transaction, now: Date): Promise<Payment | null> {
  const open = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptions.id), eq(payments.state, "pending")));
  const [due] = await tx
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), lte(subscriptions.renewsAt, now), notExists(open)))
    .orderBy(asc(subscriptions.renewsAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!due) return null;
  const periodStartsAt = await paidUntil(tx, due.id);
  const { amountMicros } = nextPrice(due, await introsOf(tx, due.id));
  const attempt = due.attempts + 1;
  await tx.update(subscriptions).set({ attempts: attempt }).where(eq(subscriptions.id, due.id));
  const [payment] = await tx
    .insert(payments)
    .values({
      id: newId(now),
      subscriptionId: due.id,
      periodStartsAt,
      attempt,
      amountMicros,
      currency: due.currency,
      state: "pending",
      createdAt: now,
    })
    .returning();
  return payment!;
}

async function charge({ provider }: Engine, payment: Payment, subscription: Subscription): Promise<Intent> {
  return provider.chargeSavedCard({
    customerId: subscription.providerCustomerId!,
    paymentMethodId: subscription.paymentMethodId!,
    reference: { operationId: null, paymentId: payment.id },
    units: providerUnits(payment.amountMicros, payment.currency),
    currency: payment.currency,
    saveCard: false,
    key: `payment:${payment.id}`,
  });
}

async function succeed({ db, clock }: Engine, { id }: Payment, intent: Intent): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const open = await lockOpen(tx, id);
    if (!open) return;
    const { payment, subscription, product } = open;
    await tx
      .update(payments)
      .set({ state: "succeeded", intentId: intent.id, settledAt: now })
      .where(eq(payments.id, id));
    const lastEndedAt = await paidUntil(tx, subscription.id);
    const introsSoFar = await introsOf(tx, subscription.id);
    const hadLapsed = subscription.billingIssueAt !== null && (subscription.graceEndsAt ?? lastEndedAt) <= now;
    const next = nextPeriod(subscription, { introsSoFar, lastEndedAt, hadLapsed, paidAt: now });
    const transactionId = newId(now);
    const { customerId, productId, store, isSandbox, currency, id: subscriptionId } = subscription;
    await tx.insert(transactions).values({
      id: transactionId,
      customerId,
      productId,
      productType: "subscription",
      subscriptionId,
      paymentId: id,
      periodType: next.type,
      amountMicros: payment.amountMicros,
      currency,
      store,
      isSandbox,
      purchasedAt: now,
      startsAt: next.startsAt,
      endsAt: next.endsAt,
    });
    await tx
      .update(subscriptions)
      .set({
        renewsAt: subscription.unsubscribedAt || subscription.endedAt ? null : next.endsAt,
        anchorAt: next.anchorAt,
        attempts: 0,
        billingIssueAt: null,
        graceEndsAt: null,
      })
      .where(eq(subscriptions.id, subscriptionId));
    const { type: periodType, amountMicros } = next;
    const content = {
      product,
      transactionId,
      periodType,
      amountMicros,
      currency,
      expiresAt: next.endsAt.toISOString(),
    };
    await tell(tx, { type: "RENEWAL", customerId, subscriptionId, content, now });
  });
}

async function fail({ db, clock }: Engine, { id }: Payment, failureCode: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const open = await lockOpen(tx, id);
    if (!open) return;
    const { payment, subscription } = open;
    await tx.update(payments).set({ state: "failed", failureCode, settledAt: now }).where(eq(payments.id, id));
    const isFirst = subscription.billingIssueAt === null;
    const renewsAt = subscription.unsubscribedAt || subscription.endedAt ? null : nextTryAt(payment.attempt, now);
    await tx
      .update(subscriptions)
      .set({ renewsAt, billingIssueAt: subscription.billingIssueAt ?? now })
      .where(eq(subscriptions.id, subscription.id));
    if (!isFirst) return;
    const { customerId, id: subscriptionId } = subscription;
    await tell(tx, { type: "BILLING_ISSUE", customerId, subscriptionId, content: { failureCode }, now });
  });
}

async function lockOpen(tx: Transaction, paymentId: string) {
  const [row] = await tx
    .select({ payment: payments, subscription: subscriptions, product: products.identifier })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(and(eq(payments.id, paymentId), eq(payments.state, "pending")))
    .for("no key update", { of: [payments, subscriptions] });
  return row ?? null;
}

async function introsOf(tx: Transaction, subscriptionId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(transactions)
    .where(and(eq(transactions.subscriptionId, subscriptionId), eq(transactions.periodType, "intro")));
  return row?.count ?? 0;
}
