import { createHash } from "node:crypto";
import type { PortalChange } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import { QuoteOutdated } from "../../problems.ts";
import { defined } from "../../rules/defined.ts";
import { formatTimestamp } from "../../rules/format-timestamp.ts";
import { planQuoteLifetimeMs } from "../../rules/limits.ts";
import { paidPeriodEnd } from "../../rules/periods/periods.ts";
import { unusedCreditMicros } from "../../rules/pricing/proration.ts";
import { lastPeriodOf } from "../../store/last-period.ts";
import { type Plan, plansFor } from "../../store/possible-plans.ts";
import { runsBeside, subscriptionWithOrigin } from "../../store/subscriptions.ts";
import { type TaxCalculation, taxRulesOf } from "../../store/tax-calculations.ts";
import { calculateTax } from "../taxes/calculate-tax.ts";

export interface PlanOffer {
  plan: Plan;
  creditMicros: number;
  tax: TaxCalculation | null;
  at: Date;
  shown: PortalChange;
}

type Origin = Awaited<ReturnType<typeof subscriptionWithOrigin>>;

/** The plans a running subscription can change to, with all charges and refunds. */
export async function planOffers(context: BillingContext, subscriptionId: string): Promise<PortalChange[]> {
  const origin = await subscriptionWithOrigin(context.db, subscriptionId);
  if (origin.subscription.endedAt) return [];
  const offers = [];
  for (const plan of await plansFor(context.db, origin.subscription)) {
    const { customerId, isSandbox } = origin.subscription;
    if (await runsBeside(context.db, { customerId, isSandbox, productId: plan.productId, subscriptionId })) continue;
    offers.push((await offerOf(context, origin, plan, context.clock())).shown);
  }
  return offers;
}

/**
 * The offer that a customer confirms, as it was shown.
 * @returns null when there is no such change.
 * @throws QuoteOutdated when it would differ by now.
 */
export async function quotedOffer(
  context: BillingContext,
  o: { subscriptionId: string; product: string; priceId: string | null; quote: string },
): Promise<PlanOffer | null> {
  const origin = await subscriptionWithOrigin(context.db, o.subscriptionId);
  const plans = await plansFor(context.db, origin.subscription);
  const plan = plans.find((it) => it.product === o.product);
  if (!plan) return null;
  if (o.priceId && plan.priceId !== o.priceId) throw QuoteOutdated();
  const now = context.clock().getTime();
  const quotedMs = Number.parseInt(o.quote.split(".")[0] ?? "", 36);
  if (!(quotedMs <= now && quotedMs > now - planQuoteLifetimeMs)) throw QuoteOutdated();
  const offer = await offerOf(context, origin, plan, new Date(quotedMs));
  if (offer.shown.quote !== o.quote) throw QuoteOutdated();
  return offer;
}

async function offerOf(context: BillingContext, origin: Origin, plan: Plan, at: Date): Promise<PlanOffer> {
  const { subscription } = origin;
  const last = await lastPeriodOf(context.db, subscription.id);
  const tax = await taxOfPlan(context, origin, plan, last.id);
  const isNow = plan.kind === "upgrade";
  const credit = isNow ? unusedCreditMicros(last, at) : 0;
  const { currency } = plan;
  const price = { amount_micros: plan.amountMicros, currency };
  const withTax = { amount_micros: tax?.totalMicros ?? plan.amountMicros, currency };
  const startsAt = isNow ? at : defined(last.endsAt, "ends at");
  const nextAt = isNow
    ? paidPeriodEnd({ ...plan, isAccelerated: subscription.isAccelerated, type: "normal", anchorAt: at, startsAt: at })
    : startsAt;
  const shown: Omit<PortalChange, "quote"> = {
    product: plan.product,
    title: plan.title,
    description: plan.description,
    price_id: plan.priceId,
    kind: plan.kind,
    price,
    period: plan.period,
    due_now: isNow ? withTax : { amount_micros: 0, currency },
    tax_in_micros: isNow ? (tax?.taxMicros ?? 0) : 0,
    refund: { amount_micros: credit, currency },
    starts_at: formatTimestamp(startsAt),
    next_payment: { at: formatTimestamp(nextAt), price: withTax },
  };
  const quote = quoteOf([subscription.id, last.id, shown], at);
  return { plan, creditMicros: credit, tax, at, shown: { ...shown, quote } };
}

function quoteOf(shown: unknown, at: Date): string {
  const digest = createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
  return `${at.getTime().toString(36)}.${digest.slice(0, 22)}`;
}

async function taxOfPlan(
  context: BillingContext,
  origin: Origin,
  plan: Plan,
  periodId: string,
): Promise<TaxCalculation | null> {
  const { subscription, operation } = origin;
  const { taxCountry: country, taxPostalCode: postalCode, id: subscriptionId } = subscription;
  const rules = await taxRulesOf(context.db, { appId: operation.appId, productId: plan.productId });
  if (!country || !rules.collectsTax) return null;
  const { amountMicros, currency } = plan;
  // The same for the same change, another one after the next renewal.
  const reference = `${periodId}:${plan.priceId}`;
  const place = { country, postalCode, addressMore: operation.addressMore };
  const tax = await calculateTax(context, { ...rules, ...place, amountMicros, currency, reference, subscriptionId });
  return tax.failedReason ? null : tax;
}
