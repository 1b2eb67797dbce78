import { providerUnits } from "@hemline/protocol/money";
import { and, eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { isFinalDecline, needsOwner } from "../../rules/access/dunning.ts";
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
 * Brings a renewal's payment to its state at the provider. Repeating is safe while the provider remembers the key;
 * after that the payment is looked up first.
 * @param whenPaid records it; left out, at once
 */
export async function resolveRenewal(
  context: BillingContext,
  paymentId: string,
  whenPaid: (paid: PaidRenewal) => Promise<void> = (paid) => recordRenewal(context, paid),
): Promise<void> {
  const row = await openRenewal(context, paymentId);
  if (!row) return;
  const { payment, subscription } = row;
  try {
    const intent = payment.intentId
      ? await context.provider.intent(payment.intentId)
      : ((await lookUp(context, payment, subscription)) ?? (await chargeOnce(context, payment, subscription)));
    if (intent) await recordAs(context, payment, intent, whenPaid);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await recordFailure(context, paymentId, error);
  }
}

async function recordFailure(context: BillingContext, paymentId: string, failure: ProviderFailure): Promise<void> {
  const { kind, code, intentId } = failure;
  if (kind === "unknown")
    return context.log.warn({ err: failure, payment: paymentId }, "a renewal's outcome is not known yet");
  if (code === needsOwner && intentId)
    return await recordAuthenticationRequired(context, paymentId, { code, intentId });
  // What the provider refuses it will refuse tomorrow: the card is gone, or was never its customer's.
  await recordFailedRenewal(context, paymentId, { code, isFinal: kind === "refused" || isFinalDecline(code) });
}

/**
 * Cancels a payment that waits for its owner, so that another try can follow. If it was confirmed meanwhile, it is
 * paid.
 */
export async function cancelUnconfirmedRenewal(context: BillingContext, paymentId: string): Promise<void> {
  const row = await openRenewal(context, paymentId);
  if (!row?.payment.intentId) return;
  const intent = await context.provider.cancel(row.payment.intentId);
  if (intent.status === "succeeded") return recordRenewal(context, { paymentId, intentId: intent.id });
  if (intent.status === "processing") return;
  await recordUnconfirmedRenewal(context, paymentId, intent.declined ?? needsOwner);
}

async function recordAs(
  context: BillingContext,
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
        ? recordUnconfirmedRenewal(context, payment.id, code)
        : recordFailedRenewal(context, payment.id, { code, isFinal: false });
    case "open":
      return payment.needsCustomerAt ? undefined : recordUnpaid(context, payment.id, { code, intentId: intent.id });
  }
}

function recordUnpaid(
  context: BillingContext,
  paymentId: string,
  { code, intentId }: { code: string; intentId: string },
): Promise<void> {
  return code === needsOwner
    ? recordAuthenticationRequired(context, paymentId, { code, intentId })
    : recordFailedRenewal(context, paymentId, { code, isFinal: isFinalDecline(code) });
}

async function openRenewal({ db }: BillingContext, paymentId: string) {
  const [row] = await db
    .select({ payment: payments, subscription: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.id, paymentId), eq(payments.state, "pending")));
  return row ?? null;
}

/** Looks up a payment whose key the provider may have forgotten; null while it has not, or never received it. */
async function lookUp(context: BillingContext, payment: Payment, subscription: Subscription): Promise<Intent | null> {
  return ageOf(context, payment) > idempotencyKeySafeMs ? made(context, payment, subscription) : null;
}

function made({ provider, aheadMs }: BillingContext, payment: Payment, { providerCustomerId }: Subscription) {
  const createdAfter = new Date(payment.createdAt.getTime() - aheadMs - clockSkewMs);
  return provider.paymentFor({ paymentId: payment.id, customerId: providerCustomerId!, createdAfter });
}

function ageOf({ clock }: BillingContext, payment: Payment): number {
  return clock().getTime() - payment.createdAt.getTime();
}

async function chargeOnce(
  context: BillingContext,
  payment: Payment,
  subscription: Subscription,
): Promise<Intent | null> {
  const isCalledOff = subscription.unsubscribedAt !== null || subscription.endedAt !== null;
  if (isCalledOff && ageOf(context, payment) > renewalClaimTimeoutMs)
    return cancelUncharged(context, payment, subscription);
  const due = await priceWithTax(context, payment, subscription);
  if (!due) return null;
  try {
    return await charge(context, due, subscription);
  } catch (failure) {
    // It was requested before with the former card, and never answered: the answer is looked up.
    if (!(failure instanceof ProviderFailure) || failure.code !== "idempotency_error") throw failure;
    const known = await made(context, payment, subscription);
    if (!known) throw failure;
    return known;
  }
}

/** Of a subscription that does not renew any more, only a charge that was made already is recorded. */
async function cancelUncharged(context: BillingContext, payment: Payment, subscription: Subscription) {
  const known = await made(context, payment, subscription);
  if (!known) await recordUnconfirmedRenewal(context, payment.id, "canceled");
  return known;
}

async function charge({ provider }: BillingContext, payment: Payment, subscription: Subscription): Promise<Intent> {
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
