import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { CannotChange } from "../../problems.ts";
import { firstOf } from "../../rules/defined.ts";
import { newId, newSessionId } from "../../rules/ids.ts";
import { upgradeLifetimeMs } from "../../rules/limits.ts";
import type { Subscription } from "../../store/subscriptions.ts";
import { operations, payments } from "../../store/tables.ts";
import type { PlanOffer } from "./plan-offers.ts";

/**
 * Records an upgrade before the provider is called: a purchase at the full new price, paid with the saved card, that
 * will end this subscription. Its row is locked.
 * @returns the operation's id.
 */
export async function createUpgrade(
  tx: Transaction,
  subscription: Subscription,
  { plan, tax, at }: PlanOffer,
  now: Date,
): Promise<string> {
  if (!subscription.providerCustomerId || !subscription.paymentMethodId)
    throw CannotChange("There’s no saved card to pay for the new plan. Add a card first.");
  const origin = firstOf(
    await tx.select().from(operations).where(eq(operations.id, subscription.operationId)),
    "origin",
  );
  const id = newId(now);
  await tx.insert(operations).values({
    id,
    sessionId: newSessionId(),
    appId: origin.appId,
    customerId: subscription.customerId,
    productId: plan.productId,
    priceId: plan.priceId,
    optionIdentifier: "base_option",
    productType: "subscription",
    amountMicros: plan.amountMicros,
    currency: plan.currency,
    period: plan.period,
    store: subscription.store,
    isSandbox: subscription.isSandbox,
    isAccelerated: subscription.isAccelerated,
    gracePeriod: plan.gracePeriod,
    changesSubscriptionId: subscription.id,
    changeQuotedAt: at,
    country: subscription.taxCountry,
    postalCode: subscription.taxPostalCode,
    addressMore: origin.addressMore,
    taxCalculationId: tax?.id ?? null,
    taxMicros: tax?.taxMicros ?? 0,
    taxIsInclusive: tax?.isInclusive ?? false,
    state: "completing",
    email: subscription.email,
    traceId: origin.traceId,
    offering: origin.offering,
    placement: origin.placement,
    targeting: origin.targeting,
    metadata: origin.metadata,
    createdAt: now,
    expiresAt: new Date(now.getTime() + upgradeLifetimeMs),
  });
  await createPayment(tx, id, { plan, tax }, now);
  return id;
}

async function createPayment(
  tx: Transaction,
  operationId: string,
  { plan, tax }: Pick<PlanOffer, "plan" | "tax">,
  now: Date,
): Promise<void> {
  await tx.insert(payments).values({
    id: newId(now),
    operationId,
    attempt: 1,
    amountMicros: tax?.totalMicros ?? plan.amountMicros,
    currency: plan.currency,
    taxMicros: tax?.taxMicros ?? 0,
    taxCalculationId: tax?.id ?? null,
    state: "pending",
    createdAt: now,
  });
}
