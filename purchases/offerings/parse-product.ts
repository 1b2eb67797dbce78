import type { Phase, Product as WireProduct, SubscriptionOption as WireSubscriptionOption } from "@hemline/protocol";
import { parsePeriod, pricePerMonth, pricePerWeek, pricePerYear } from "@hemline/protocol/period";
import { log } from "../log.ts";
import { priceOf } from "./price.ts";
import type { PresentedOfferingContext, PricingPhase, Product, SubscriptionOption } from "./product.ts";

/** @returns null when the product cannot be bought: its default option is missing, has no base price, or makes no sense. */
export function parseProduct(wire: WireProduct, context: PresentedOfferingContext): Product | null {
  try {
    const product = wire.product_type === "subscription" ? subscription(wire, context) : oneTime(wire, context);
    if (!product) log(4, `Product ${wire.identifier} has no default option with a price and is left out.`);
    return product;
  } catch (cause) {
    // One product of a shape or a currency that nobody knows must not close the shop.
    log(1, `Product ${wire.identifier} cannot be read and is left out: ${String(cause)}`);
    return null;
  }
}

function subscription(wire: Extract<WireProduct, { product_type: "subscription" }>, context: PresentedOfferingContext) {
  const options = subscriptionOptions(wire.purchase_options);
  const main = options[wire.default_purchase_option_id ?? ""];
  if (!main?.base.price) return null;
  return {
    ...described(wire, context, main.base.price),
    period: main.base.period,
    normalPeriodDuration: main.base.periodDuration,
    defaultPurchaseOption: main,
    defaultSubscriptionOption: main,
    subscriptionOptions: options,
    defaultNonSubscriptionOption: null,
    freeTrialPhase: main.trial,
    introPricePhase: main.introPrice,
  } satisfies Product;
}

/** Leaves out options without a base phase. */
function subscriptionOptions(wire: Readonly<Record<string, WireSubscriptionOption>>) {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([id, option]) => {
      const parsed = subscriptionOption(option);
      return parsed ? [[id, parsed]] : [];
    }),
  );
}

function oneTime(
  wire: Exclude<WireProduct, { product_type: "subscription" }>,
  context: PresentedOfferingContext,
): Product | null {
  const option = wire.purchase_options[wire.default_purchase_option_id ?? ""];
  if (!option?.base_price) return null;
  const basePrice = priceOf(option.base_price);
  const main = { id: option.id, priceId: option.price_id, basePrice };
  return {
    ...described(wire, context, basePrice),
    period: null,
    normalPeriodDuration: null,
    defaultPurchaseOption: main,
    defaultSubscriptionOption: null,
    subscriptionOptions: {},
    defaultNonSubscriptionOption: main,
    freeTrialPhase: null,
    introPricePhase: null,
  };
}

function described(wire: WireProduct, context: PresentedOfferingContext, price: Product["price"]) {
  return {
    identifier: wire.identifier,
    title: wire.title,
    displayName: wire.title,
    description: wire.description,
    productType: wire.product_type,
    price,
    currentPrice: price,
    presentedOfferingContext: context,
    presentedOfferingIdentifier: context.offeringIdentifier,
  };
}

function subscriptionOption(wire: WireSubscriptionOption): SubscriptionOption | null {
  if (!wire.base) return null;
  return {
    id: wire.id,
    priceId: wire.price_id,
    base: pricingPhase(wire.base),
    trial: wire.trial && pricingPhase(wire.trial),
    introPrice: wire.intro_price && pricingPhase(wire.intro_price),
  };
}

function pricingPhase(wire: Phase): PricingPhase {
  const period = wire.period_duration === null ? null : parsePeriod(wire.period_duration);
  if (wire.period_duration !== null && !period) log(1, `Cannot read the duration ${wire.period_duration}.`);
  const per = (rate: typeof pricePerWeek) => (wire.price && period?.number ? priceOf(rate(wire.price, period)) : null);
  return {
    periodDuration: wire.period_duration,
    period,
    cycleCount: wire.cycle_count,
    price: wire.price && priceOf(wire.price),
    pricePerWeek: per(pricePerWeek),
    pricePerMonth: per(pricePerMonth),
    pricePerYear: per(pricePerYear),
  };
}
