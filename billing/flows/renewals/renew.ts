import { providerUnits } from "@hemline/protocol/money";
import { and, eq } from "drizzle-orm";
import type { Engine } from "../../engine.ts";
import { type Intent, ProviderFailure } from "../../gateway/port.ts";
import { isFinalDecline, needsOwner } from "../../rules/dunning.ts";
import { payments, subscriptions } from "../../store/tables.ts";
import { priced } from "./price-renewal.ts";
import { recordFailure, recordUnconfirmed, recordWaiting } from "./record-failure.ts";
import { recordRenewal } from "./record-renewal.ts";

type Payment = typeof payments.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

/** The provider forgets a key after 24 hours; asked again after that, it would charge again. */
const keyIsSafeForMs = 23 * 3_600_000;
/** Two machines' clocks may differ. */
const slackMs = 3_600_000;

/**
 * Brings a renewal's payment to where the provider already is. Asking again is safe while the provider remembers the
 * key: it answers what it answered before. After that it is looked up first.
 */
export async function resolveRenewal(engine: Engine, paymentId: string): Promise<void> {
  const row = await openRenewal(engine, paymentId);
  if (!row) return;
  const { payment, subscription } = row;
  try {
    const intent = payment.intentId
      ? await engine.provider.intent(payment.intentId)
      : ((await lookUp(engine, payment, subscription)) ?? (await chargeWithTax(engine, payment, subscription)));
    if (intent) await recordAs(engine, payment, intent);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === "unknown") {
      return engine.log.warn({ err: error, payment: paymentId }, "a renewal's outcome is not known yet");
    }
    const { code, intentId } = error;
    if (code === needsOwner && intentId) return await recordWaiting(engine, paymentId, { code, intentId });
    // What the provider refuses it will refuse tomorrow: the card is gone, or was never its customer's.
    await recordFailure(engine, paymentId, { code, isFinal: error.kind === "refused" || isFinalDecline(code) });
  }
}

/**
 * Makes room for another try where a payment waits for its owner: nobody can confirm it any more afterwards. Who has
 * confirmed it meanwhile has paid.
 */
export async function takeBackRenewal(engine: Engine, paymentId: string): Promise<void> {
  const row = await openRenewal(engine, paymentId);
  if (!row?.payment.intentId) return;
  const intent = await engine.provider.cancel(row.payment.intentId);
  if (intent.status === "succeeded") return recordRenewal(engine, paymentId, intent.id);
  if (intent.status === "processing") return;
  await recordUnconfirmed(engine, paymentId, intent.declined ?? needsOwner);
}

async function recordAs(engine: Engine, payment: Payment, intent: Intent): Promise<void> {
  const code = intent.declined ?? intent.status;
  switch (intent.status) {
    case "succeeded":
      return recordRenewal(engine, payment.id, intent.id);
    case "processing":
      return;
    case "canceled":
      return payment.needsCustomerAt
        ? recordUnconfirmed(engine, payment.id, code)
        : recordFailure(engine, payment.id, { code, isFinal: false });
    case "open":
      if (payment.needsCustomerAt) return;
      return code === needsOwner
        ? recordWaiting(engine, payment.id, { code, intentId: intent.id })
        : recordFailure(engine, payment.id, { code, isFinal: isFinalDecline(code) });
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
async function lookUp(engine: Engine, payment: Payment, { providerCustomerId }: Subscription): Promise<Intent | null> {
  const { provider, clock, aheadMs } = engine;
  if (clock().getTime() - payment.createdAt.getTime() <= keyIsSafeForMs) return null;
  const createdAfter = new Date(payment.createdAt.getTime() - aheadMs - slackMs);
  return provider.paymentFor({ paymentId: payment.id, customerId: providerCustomerId!, createdAfter });
}

/** @returns null where the tax is not known yet, and nobody was asked for money. */
async function chargeWithTax(engine: Engine, payment: Payment, subscription: Subscription): Promise<Intent | null> {
  const due = await priced(engine, payment, subscription);
  return due && charge(engine, due, subscription);
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
