import { providerUnits } from "@hemline/protocol/money";
import { and, eq } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { isFinalDecline, needsOwner } from "../../rules/dunning.ts";
import { clockSkewMs, idempotencyKeySafeMs, renewalClaimTimeoutMs } from "../../rules/limits.ts";
import { payments, subscriptions } from "../../store/tables.ts";
import { priceWithTax } from "./price-with-tax.ts";
import {
  recordAuthenticationRequired,
  recordFailedRenewal,
  recordUnconfirmedRenewal,
} from "./record-failed-renewal.ts";
import { type PaidRenewal, recordRenewal } from "./record-renewal.ts";

type Payment = typeof payments.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

/**
 * Brings a renewal's payment to where the provider already is. Asking again is safe while the provider remembers the
 * key: it answers what it answered before. After that it is looked up first.
 * @param whenPaid records it; left out, at once
 */
export async function resolveRenewal(
  engine: Engine,
  paymentId: string,
  whenPaid: (paid: PaidRenewal) => Promise<void> = (paid) => recordRenewal(engine, paid),
): Promise<void> {
  const row = await openRenewal(engine, paymentId);
  if (!row) return;
  const { payment, subscription } = row;
  try {
    const intent = payment.intentId
      ? await engine.provider.intent(payment.intentId)
      : ((await lookUp(engine, payment, subscription)) ?? (await chargeOnce(engine, payment, subscription)));
    if (intent) await recordAs(engine, payment, intent, whenPaid);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === "unknown") {
      return engine.log.warn({ err: error, payment: paymentId }, "a renewal's outcome is not known yet");
    }
    const { code, intentId } = error;
    if (code === needsOwner && intentId)
      return await recordAuthenticationRequired(engine, paymentId, { code, intentId });
    // What the provider refuses it will refuse tomorrow: the card is gone, or was never its customer's.
    await recordFailedRenewal(engine, paymentId, { code, isFinal: error.kind === "refused" || isFinalDecline(code) });
  }
}

/**
 * Makes room for another try where a payment waits for its owner: nobody can confirm it any more afterwards. Who has
 * confirmed it meanwhile has paid.
 */
export async function cancelUnconfirmedRenewal(engine: Engine, paymentId: string): Promise<void> {
  const row = await openRenewal(engine, paymentId);
  if (!row?.payment.intentId) return;
  const intent = await engine.provider.cancel(row.payment.intentId);
  if (intent.status === "succeeded") return recordRenewal(engine, { paymentId, intentId: intent.id });
  if (intent.status === "processing") return;
  await recordUnconfirmedRenewal(engine, paymentId, intent.declined ?? needsOwner);
}

async function recordAs(
  engine: Engine,
  payment: Payment,
  intent: Intent,
  whenPaid: (paid: PaidRenewal) => Promise<void>,
): Promise<void> {
  const code = intent.declined ?? intent.status;
  switch (intent.status) {
    case "succeeded":
      return whenPaid({ paymentId: payment.id, intentId: intent.id });
    case "processing":
      return;
    case "canceled":
      return payment.needsCustomerAt
        ? recordUnconfirmedRenewal(engine, payment.id, code)
        : recordFailedRenewal(engine, payment.id, { code, isFinal: false });
    case "open":
      if (payment.needsCustomerAt) return;
      return code === needsOwner
        ? recordAuthenticationRequired(engine, payment.id, { code, intentId: intent.id })
        : recordFailedRenewal(engine, payment.id, { code, isFinal: isFinalDecline(code) });
  }
}

async function openRenewal({ db }: Engine, paymentId: string) {
  const [row] = await db
    .select({ payment: payments, subscription: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.id, paymentId), eq(payments.state, "pending")));
  return row ?? null;
}

/** What came of a payment that the provider may have forgotten the key of; null while it has not, or never heard of it. */
async function lookUp(engine: Engine, payment: Payment, subscription: Subscription): Promise<Intent | null> {
  return ageOf(engine, payment) > idempotencyKeySafeMs ? made(engine, payment, subscription) : null;
}

function made({ provider, aheadMs }: Engine, payment: Payment, { providerCustomerId }: Subscription) {
  const createdAfter = new Date(payment.createdAt.getTime() - aheadMs - clockSkewMs);
  return provider.paymentFor({ paymentId: payment.id, customerId: providerCustomerId!, createdAfter });
}

function ageOf({ clock }: Engine, payment: Payment): number {
  return clock().getTime() - payment.createdAt.getTime();
}

/** @returns null where nobody was asked for money: the tax is not known yet, or the renewal was called off. */
async function chargeOnce(engine: Engine, payment: Payment, subscription: Subscription): Promise<Intent | null> {
  const isCalledOff = subscription.unsubscribedAt !== null || subscription.endedAt !== null;
  if (isCalledOff && ageOf(engine, payment) > renewalClaimTimeoutMs) {
    const known = await made(engine, payment, subscription);
    if (!known) await recordUnconfirmedRenewal(engine, payment.id, "canceled");
    return known;
  }
  const due = await priceWithTax(engine, payment, subscription);
  if (!due) return null;
  try {
    return await charge(engine, due, subscription);
  } catch (failure) {
    // Asked before, with the card there was then, and never heard: the answer is looked for.
    if (!(failure instanceof ProviderFailure) || failure.code !== "idempotency_error") throw failure;
    const known = await made(engine, payment, subscription);
    if (!known) throw failure;
    return known;
  }
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
