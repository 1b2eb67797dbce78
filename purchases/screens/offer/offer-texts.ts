import type { PriceBreakdown } from "../../checkout/machine/state.ts";
import { firstCharge } from "../../checkout/terms-of-sale.ts";
import { durationWords, perPeriodWords } from "../../i18n/period-labels.ts";
import { day, money, type Shop } from "../checkout-view.ts";

type Words = Pick<Shop, "language" | "openedAt" | "terms">;

/** What is offered: the best of it large, the rest beneath. `total` is what the first charge comes to, tax included. */
export function offerWords(shop: Words, total: PriceBreakdown | null): { headline: string; lines: string[] } {
  const { terms, language } = shop;
  const { t } = language;
  const first = total ? money(shop, total.totalAmountInMicros, total.currency) : priceWords(shop);
  if (terms.kind === "one-time") return { headline: first, lines: [] };
  const { trial, intro, base } = terms;
  if (!trial && !intro) return { headline: first, lines: [perPeriodWords(t, base.period)] };
  const phases: string[] = [];
  if (trial) phases.push(t("product_info.free_trial_duration", { trialDuration: durationWords(t, trial.length) }));
  if (intro) phases.push(introWords(shop, first));
  const [headline = "", ...lines] = [...phases, baseWords(shop, intro ? null : first)];
  return { headline, lines };
}

/** The introductory price in one line; empty where there is none. */
export function introWords({ terms, language: { t } }: Words, price: string): string {
  if (terms.kind !== "subscription" || !terms.intro) return "";
  const { length, period, isPaidOnce } = terms.intro;
  const key = terms.trial ? "product_info.intro_price_phase_after_trial" : "product_info.intro_price_phase";
  const introPrice = isPaidOnce
    ? t("product_info.price_paid_once", { price, paidOnce: t("product_info.intro_price_phase_paid_once") })
    : t("product_info.price_per_period", { price, perFrequency: perPeriodWords(t, period) });
  return t(key, { introPriceDuration: durationWords(t, length), introPrice });
}

/** The renewal. Its price is the first charge's where nothing else is charged before it. */
function baseWords(shop: Words, first: string | null): string {
  const { terms, language } = shop;
  if (terms.kind !== "subscription") return "";
  const { base, baseStartsAt, intro } = terms;
  const key = intro ? "product_info.price_after_intro_price" : "product_info.price_after_free_trial";
  return language.t(key, {
    price: first ?? money(shop, base.price.amountMicros, base.price.currency),
    perFrequency: perPeriodWords(language.t, base.period),
    renewalDate: baseStartsAt ? day(shop, baseStartsAt) : "",
  });
}

function priceWords(shop: Words): string {
  const { amountMicros, currency } = firstCharge(shop.terms);
  return money(shop, amountMicros, currency);
}
