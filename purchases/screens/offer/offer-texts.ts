import type { PriceBreakdown } from "../../checkout/machine/price-breakdown.ts";
import { firstCharge } from "../../checkout/price-phases.ts";
import { durationLabel, perPeriodLabel } from "../../i18n/period-labels.ts";
import { type CheckoutView, day, money } from "../checkout-context.ts";

type Words = Pick<CheckoutView, "language" | "openedAt" | "terms">;

/** `total`: the first charge, tax included. */
export function offerTexts(view: Words, total: PriceBreakdown | null): { headline: string; lines: string[] } {
  const { terms, language } = view;
  const { t } = language;
  const first = total ? money(view, total.totalAmountInMicros, total.currency) : firstChargeText(view);
  if (terms.kind === "one-time") return { headline: first, lines: [] };
  const { trial, intro, base } = terms;
  if (!trial && !intro) return { headline: first, lines: [perPeriodLabel(t, base.period)] };
  const phases: string[] = [];
  if (trial) phases.push(t("product_info.free_trial_duration", { trialDuration: durationLabel(t, trial.length) }));
  if (intro) phases.push(introText(view, first));
  const [headline = "", ...lines] = [...phases, baseText(view, intro ? null : first)];
  return { headline, lines };
}

/** Empty where there is no introductory price. */
export function introText({ terms, language: { t } }: Words, price: string): string {
  if (terms.kind !== "subscription" || !terms.intro) return "";
  const { length, period, isPaidOnce } = terms.intro;
  const key = terms.trial ? "product_info.intro_price_phase_after_trial" : "product_info.intro_price_phase";
  const introPrice = isPaidOnce
    ? t("product_info.price_paid_once", { price, paidOnce: t("product_info.intro_price_phase_paid_once") })
    : t("product_info.price_per_period", { price, perFrequency: perPeriodLabel(t, period) });
  return t(key, { introPriceDuration: durationLabel(t, length), introPrice });
}

/** @param first its price where it is the first charge */
function baseText(view: Words, first: string | null): string {
  const { terms, language } = view;
  if (terms.kind !== "subscription") return "";
  const { base, baseStartsAt, intro } = terms;
  const key = intro ? "product_info.price_after_intro_price" : "product_info.price_after_free_trial";
  return language.t(key, {
    price: first ?? money(view, base.price.amountMicros, base.price.currency),
    perFrequency: perPeriodLabel(language.t, base.period),
    renewalDate: baseStartsAt ? day(view, baseStartsAt) : "",
  });
}

function firstChargeText(view: Words): string {
  const { amountMicros, currency } = firstCharge(view.terms);
  return money(view, amountMicros, currency);
}
