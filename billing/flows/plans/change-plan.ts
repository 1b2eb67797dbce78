import type { Transaction } from "@hemline/database";
import type { BillingContext } from "../../context/billing-context.ts";
import { CannotChange, CardDeclined, NoSuchChange, ProviderSilent, QuoteOutdated } from "../../problems.ts";
import { defined } from "../../rules/defined.ts";
import { unusedCreditMicros } from "../../rules/pricing/proration.ts";
import { lockCustomer } from "../../store/customers.ts";
import { lastPeriodOf } from "../../store/last-period.ts";
import { type Operation, operationById, upgradesOf } from "../../store/operations.ts";
import { plansFor } from "../../store/possible-plans.ts";
import { lockSubscription, runsBeside, type Subscription, subscriptionWithOrigin } from "../../store/subscriptions.ts";
import { chargeUpgrade } from "../settlement/charge-upgrade.ts";
import { settle } from "../settlement/settle.ts";
import { createUpgrade } from "./create-upgrade.ts";
import { type PlanOffer, quotedOffer } from "./plan-offers.ts";
import { scheduleDowngrade } from "./schedule-downgrade.ts";

export interface PlanRequest {
  subscriptionId: string;
  product: string;
  priceId: string | null;
  quote: string;
}

/** What is left to do: nothing, or the card's owner confirms this intent with this saved card, and calls again. */
export interface PlanOutcome {
  confirm: { clientSecret: string; paymentMethodId: string | null; operationSessionId: string } | null;
}

/**
 * Changes a plan as it was shown: an upgrade is paid and takes effect at once, a downgrade waits for the end of the
 * paid period. Calling again, from a second tab or after a confirmation, continues the same change; there is one
 * charge.
 * @throws NoSuchChange, QuoteOutdated, CannotChange; CardDeclined and ProviderSilent of upgrades only.
 */
export async function changePlan(context: BillingContext, request: PlanRequest): Promise<PlanOutcome> {
  const inProgress = await changeInProgress(context, request);
  if (inProgress) return pay(context, inProgress);
  const offer = await quotedOffer(context, request);
  if (!offer) {
    const { product } = await subscriptionWithOrigin(context.db, request.subscriptionId);
    throw NoSuchChange(product, request.product);
  }
  const operationId = await context.db.transaction((tx) => recordChange(context, tx, request.subscriptionId, offer));
  return operationId ? pay(context, operationId) : { confirm: null };
}

/** Checks the offer again under the customer's lock. @returns the operation to pay, of an upgrade. */
async function recordChange(
  context: BillingContext,
  tx: Transaction,
  id: string,
  offer: PlanOffer,
): Promise<string | null> {
  const { subscription: found } = await subscriptionWithOrigin(tx, id);
  await lockCustomer(tx, found.customerId);
  const subscription = await lockSubscription(tx, id);
  const inProgress = await upgradesOf(tx, id);
  const same = inProgress.find((it) => it.priceId === offer.plan.priceId);
  if (same) return same.id;
  if (inProgress.length > 0)
    throw CannotChange("We’re still processing another change to this plan. Try again in a minute.");
  await mustBeChangeable(tx, subscription, offer);
  if (offer.plan.kind === "upgrade") return createUpgrade(tx, subscription, offer, context.clock());
  await scheduleDowngrade(tx, subscription, offer.plan, context.clock());
  return null;
}

async function mustBeChangeable(tx: Transaction, subscription: Subscription, { plan, at, creditMicros }: PlanOffer) {
  const { id: subscriptionId, customerId, isSandbox } = subscription;
  if (subscription.endedAt) throw CannotChange("This subscription has ended.");
  if ("hasOpenPayment" in subscription && subscription.hasOpenPayment)
    throw CannotChange("We’re still processing a payment for this subscription. Try again in a minute.");
  const sold = (await plansFor(tx, subscription)).find((it) => it.priceId === plan.priceId);
  const credit = plan.kind === "upgrade" ? unusedCreditMicros(await lastPeriodOf(tx, subscriptionId), at) : 0;
  if (sold?.kind !== plan.kind || credit !== creditMicros) throw QuoteOutdated();
  if (await runsBeside(tx, { customerId, isSandbox, productId: plan.productId, subscriptionId }))
    throw CannotChange(`The customer is already subscribed to ${plan.product}.`);
}

async function changeInProgress(
  context: BillingContext,
  { subscriptionId, product, priceId }: PlanRequest,
): Promise<string | null> {
  for (const { id, priceId: theirs } of await upgradesOf(context.db, subscriptionId)) {
    if (priceId ? theirs === priceId : (await operationById(context.db, id)).product === product) return id;
  }
  return null;
}

async function pay(context: BillingContext, operationId: string): Promise<PlanOutcome> {
  const paid = await context.inTurn(operationId, () => paidOrWaiting(context, operationId));
  const { operation, clientSecret } = paid;
  if (operation.state === "succeeded") return { confirm: null };
  if (operation.state === "expired") throw CannotChange("This took too long. Nothing has changed. Try again.");
  if (operation.settledAt)
    throw operation.errorCode === 5 ? CannotChange(defined(operation.errorMessage, "error message")) : CardDeclined();
  if (!clientSecret) throw ProviderSilent(null);
  const { subscription } = await subscriptionWithOrigin(
    context.db,
    defined(operation.changesSubscriptionId, "changes subscription id"),
  );
  const { paymentMethodId } = subscription;
  return { confirm: { clientSecret, paymentMethodId, operationSessionId: operation.sessionId } };
}

async function paidOrWaiting(
  context: BillingContext,
  operationId: string,
): Promise<{ operation: Operation; clientSecret: string | null }> {
  const before = await operationById(context.db, operationId);
  const operation = before.intentId ? await settle(context, before) : await chargeUpgrade(context, before);
  if (operation.settledAt || !operation.intentId) return { operation, clientSecret: null };
  return { operation, clientSecret: (await context.provider.intent(operation.intentId)).clientSecret };
}
