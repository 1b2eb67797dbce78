import { phaseLength, trialEndsAt } from "@hemline/protocol/period";
import { formatDate } from "../../i18n/dates.ts";
import { durationLabel, frequencyLabel, perPeriodLabel } from "../../i18n/period-labels.ts";
import type { Package } from "../../offerings/offering.ts";
import {
  amountWords,
  discountOf,
  microsPerMonth,
  type PaywallLanguage,
  type Values,
  withoutNumber,
} from "./paywall-variables.ts";

/** Placeholders of the checkout's texts, which paywalls may use too. */
export const checkoutPlaceholders = [
  "productTitle",
  "productDescription",
  "productPrice",
  "trialDuration",
  "renewalDate",
  "frequency",
  "perFrequency",
  "introPrice",
  "introPriceDuration",
  "formattedPrice",
  "formattedPricePerMonth",
  "period",
  "monthPeriod",
  "discount",
  "formattedTrialEndDate",
  "amount",
  "appName",
  "email",
  "errorCode",
  "paymentMethod",
] as const;
export type CheckoutPlaceholder = (typeof checkoutPlaceholders)[number];

/** Values for one package among all of its offering, as far as they are known before a checkout. */
export function checkoutPlaceholderValues(
  one: Package,
  all: readonly Package[],
  language: PaywallLanguage,
  now: Date,
): Values<CheckoutPlaceholder> {
  const { t, tag } = language;
  const { title, description, price, period, freeTrialPhase, introPricePhase, ...product } = one.webBillingProduct;
  const words = (micros: number) => amountWords(one.webBillingProduct, micros, language);
  const [trial, intro] = [phaseLength(freeTrialPhase), phaseLength(introPricePhase)];
  const trialEnd = trial && trialEndsAt(now, trial);
  const introEnd = intro && trialEndsAt(trialEnd ?? now, intro);
  const renewal = introEnd ?? trialEnd ?? (period && trialEndsAt(now, period));
  const discount = discountOf(one, all);
  return withoutMissing({
    productTitle: title,
    productDescription: description,
    productPrice: words(price.amountMicros),
    formattedPrice: words(price.amountMicros),
    formattedPricePerMonth: period?.number ? words(microsPerMonth(price.amountMicros, period)) : null,
    trialDuration: trial && durationLabel(t, trial),
    introPrice: introPricePhase?.price && words(introPricePhase.price.amountMicros),
    introPriceDuration: intro && durationLabel(t, intro),
    renewalDate: renewal && formatDate(renewal, tag),
    formattedTrialEndDate: trialEnd && formatDate(trialEnd, tag),
    frequency: product.productType === "subscription" ? frequencyLabel(t, period) : t("periods.lifetime"),
    perFrequency: period && perPeriodLabel(t, period),
    period: period && durationLabel(t, period),
    monthPeriod: withoutNumber(t, "periods.month"),
    amount: period && new Intl.NumberFormat(tag).format(period.number),
    discount: discount === null ? null : new Intl.NumberFormat(tag).format(discount),
  });
}

function withoutMissing(
  values: Partial<Record<CheckoutPlaceholder, string | null | undefined>>,
): Values<CheckoutPlaceholder> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Values<CheckoutPlaceholder>;
}
