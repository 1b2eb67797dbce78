import { phaseLength, trialEndsAt } from "@hemline/protocol/period";
import { dateWords } from "../../i18n/dates.ts";
import { durationWords, frequencyWords, perPeriodWords } from "../../i18n/period-labels.ts";
import type { Package } from "../../offerings/offering.ts";
import {
  amountWords,
  discountOf,
  microsPerMonth,
  type Speech,
  type Values,
  withoutNumber,
} from "./paywall-variables.ts";

/** The placeholders of the checkout's messages, which a paywall's text may use too. */
export const messageNames = [
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
export type MessageName = (typeof messageNames)[number];

/** What is known of them before a checkout, about one package among all of its offering. */
export function messageValuesOf(one: Package, all: readonly Package[], speech: Speech, now: Date): Values<MessageName> {
  const { t, tag } = speech;
  const { title, description, price, period, freeTrialPhase, introPricePhase, ...product } = one.webBillingProduct;
  const words = (micros: number) => amountWords(one.webBillingProduct, micros, speech);
  const [trial, intro] = [phaseLength(freeTrialPhase), phaseLength(introPricePhase)];
  const trialEnd = trial && trialEndsAt(now, trial);
  const introEnd = intro && trialEndsAt(trialEnd ?? now, intro);
  const renewal = introEnd ?? trialEnd ?? (period && trialEndsAt(now, period));
  const discount = discountOf(one, all);
  return said({
    productTitle: title,
    productDescription: description,
    productPrice: words(price.amountMicros),
    formattedPrice: words(price.amountMicros),
    formattedPricePerMonth: period?.number ? words(microsPerMonth(price.amountMicros, period)) : null,
    trialDuration: trial && durationWords(t, trial),
    introPrice: introPricePhase?.price && words(introPricePhase.price.amountMicros),
    introPriceDuration: intro && durationWords(t, intro),
    renewalDate: renewal && dateWords(renewal, tag),
    formattedTrialEndDate: trialEnd && dateWords(trialEnd, tag),
    frequency: product.productType === "subscription" ? frequencyWords(t, period) : t("periods.lifetime"),
    perFrequency: period && perPeriodWords(t, period),
    period: period && durationWords(t, period),
    monthPeriod: withoutNumber(t, "periods.month"),
    amount: period && new Intl.NumberFormat(tag).format(period.number),
    discount: discount === null ? null : new Intl.NumberFormat(tag).format(discount),
  });
}

function said(values: Partial<Record<MessageName, string | null | undefined>>): Values<MessageName> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Values<MessageName>;
}
