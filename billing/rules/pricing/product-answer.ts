import type { Price, Product } from "@hemline/protocol";
import { isEligible, type Past, phasesFor } from "./eligibility.ts";
import type { Offer } from "./offer.ts";

/**
 * A product as one customer may buy it: without phases they are not eligible for, and without the options that are only
 * about these.
 * @param offers all current offers of the product, its own currency first
 * @param wish a preferred currency; a product without it comes in its own
 */
export function productAnswer(offers: readonly [Offer, ...Offer[]], wish: string | null, past: Past): Product {
  const currency = offers.find((it) => it.currency === wish)?.currency ?? offers[0].currency;
  const shown = offers.filter(
    (it) => it.currency === currency && (it.option === "base_option" || isEligible(past, it)),
  );
  const { product, title, description, type, defaultOption } = offers[0];
  const described = {
    identifier: product,
    title,
    description,
    default_purchase_option_id: shown.some((it) => it.option === defaultOption) ? defaultOption : "base_option",
  };
  if (type !== "subscription") {
    return { ...described, product_type: type, purchase_options: keyed(shown, (it) => ({ base_price: priceOf(it) })) };
  }
  return {
    ...described,
    product_type: type,
    purchase_options: keyed(shown, (it) => {
      const { trial, intro } = phasesFor(past, it);
      const base = { period_duration: it.period, cycle_count: 1, price: priceOf(it) };
      return { base, trial, intro_price: intro };
    }),
  };
}

/** Clients look an option up by its own id, so that is its key. */
function keyed<T>(
  offers: readonly Offer[],
  shape: (offer: Offer) => T,
): Record<string, T & { id: string; price_id: string }> {
  return Object.fromEntries(offers.map((it) => [it.option, { id: it.option, price_id: it.priceId, ...shape(it) }]));
}

function priceOf({ amountMicros, currency }: Offer): Price {
  return { amount_micros: amountMicros, currency };
}
