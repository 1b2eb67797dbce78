import { formatMoney } from "@hemline/protocol/money";
import { type Period, phaseLength } from "@hemline/protocol/period";
import { type Cost, relativeDiscount } from "@hemline/protocol/relative-discount";
import { durationLabel, frequencyLabel } from "../../i18n/period-labels.ts";
import type { LabelKey, Language } from "../../i18n/translate.ts";
import type { Package } from "../../offerings/offering.ts";
import type { PricingPhase, Product } from "../../offerings/product.ts";

export const variableNames = [
  "product_name",
  "price",
  "price_per_period",
  "price_per_period_full",
  "total_price_and_per_month",
  "total_price_and_per_month_full",
  "sub_price_per_month",
  "sub_price_per_week",
  "sub_duration",
  "sub_duration_in_months",
  "sub_period",
  "sub_period_length",
  "sub_period_abbreviated",
  "sub_offer_duration",
  "sub_offer_duration_2",
  "sub_offer_price",
  "sub_offer_price_2",
  "sub_relative_discount",
] as const;
export type VariableName = (typeof variableNames)[number];

export type Values<Name extends string = string> = Partial<Record<Name, string>>;

export type PaywallLanguage = Pick<Language, "t" | "tag">;

/** Values for one package among all of its offering. */
export function paywallVariablesOf(
  one: Package,
  all: readonly Package[],
  language: PaywallLanguage,
): Values<VariableName> {
  const product = one.webBillingProduct;
  const { title: product_name, period } = product;
  const price = amountWords(product, product.price.amountMicros, language);
  if (product.productType !== "subscription") return { product_name, ...alike(price), ...lifetime(language) };
  const [offer, offer2] = [product.freeTrialPhase, product.introPricePhase].filter((phase) => phase !== null);
  return {
    product_name,
    ...alike(price),
    ...(period?.number ? periodVariables(product, period, language) : { sub_period: frequencyLabel(language.t, null) }),
    ...offerVariables("", product, offer, language),
    ...offerVariables("_2", product, offer2, language),
    sub_relative_discount: discountWords(one, all, language),
  };
}

/** The price, for all variables that would add a period. */
function alike(price: string) {
  return {
    price,
    price_per_period: price,
    price_per_period_full: price,
    total_price_and_per_month: price,
    total_price_and_per_month_full: price,
    sub_price_per_month: price,
  } satisfies Values<VariableName>;
}

function lifetime({ t }: PaywallLanguage) {
  const words = t("periods.lifetime");
  return { sub_duration: words, sub_duration_in_months: words, sub_period: words } satisfies Values<VariableName>;
}

function periodVariables(product: Product, period: Period, language: PaywallLanguage): Values<VariableName> {
  const { t } = language;
  const { number, unit } = period;
  const micros = product.price.amountMicros;
  const price = amountWords(product, micros, language);
  const perMonth = amountWords(product, microsPerMonth(micros, period), language);
  const short = pricePer(price, closeUp(t(`periods.${unit}Short`, { amount: number })), language);
  const full = pricePer(price, closeUp(durationLabel(t, period)), language);
  const andPerMonth = (whole: string, month: LabelKey) =>
    unit === "month" && number === 1
      ? price
      : t("paywall_variables.total_price_and_per_month", {
          formattedPrice: whole,
          formattedPricePerMonth: perMonth,
          monthPeriod: withoutNumber(t, month),
        });
  return {
    price_per_period: short,
    price_per_period_full: full,
    total_price_and_per_month: andPerMonth(short, "periods.monthShort"),
    total_price_and_per_month_full: andPerMonth(full, "periods.month"),
    sub_price_per_month: perMonth,
    sub_price_per_week: amountWords(product, microsPerWeek(micros, period), language),
    sub_duration: durationLabel(t, period),
    sub_duration_in_months: durationLabel(t, unit === "year" ? { number: number * 12, unit: "month" } : period),
    sub_period: frequencyLabel(t, period),
    sub_period_length: withoutNumber(t, `periods.${unit}`),
    sub_period_abbreviated: withoutNumber(t, `periods.${unit}Short`),
  };
}

function offerVariables<Nth extends "" | "_2">(
  nth: Nth,
  product: Product,
  phase: PricingPhase | undefined,
  language: PaywallLanguage,
) {
  const length = phaseLength(phase);
  if (!length) return {};
  return {
    [`sub_offer_duration${nth}`]: durationLabel(language.t, length),
    [`sub_offer_price${nth}`]: amountWords(product, phase?.price?.amountMicros ?? 0, language),
  };
}

/** In whole percent; null where there is no discount. */
export function discountOf(one: Package, all: readonly Package[]): number | null {
  return relativeDiscount(costOf(one), all.map(costOf));
}

function costOf({ webBillingProduct: { price, period } }: Package): Cost {
  return { amountMicros: price.amountMicros, currency: price.currency, period };
}

function discountWords(one: Package, all: readonly Package[], { t, tag }: PaywallLanguage): string {
  const percent = discountOf(one, all);
  if (percent === null) return "";
  return t("paywall_variables.sub_relative_discount", { discount: new Intl.NumberFormat(tag).format(percent) });
}

/** A year has 12 months; a month has 4 weeks or 30 days. */
export function microsPerMonth(micros: number, { number, unit }: Period): number {
  return (micros * { year: 1 / 12, month: 1, week: 4, day: 30 }[unit]) / number;
}

function microsPerWeek(micros: number, { number, unit }: Period): number {
  return (micros * { year: 1 / 48, month: 1 / 4, week: 1, day: 7 }[unit]) / number;
}

export function amountWords(product: Product, amount_micros: number, { tag }: PaywallLanguage): string {
  return formatMoney({ amount_micros, currency: product.price.currency }, tag);
}

function pricePer(formattedPrice: string, period: string, { t }: PaywallLanguage): string {
  return t("paywall_variables.price_per_period", { formattedPrice, period });
}

/** `month`, `mo`. */
export function withoutNumber(t: Language["t"], key: LabelKey): string {
  return t(key, { amount: "" }).trim();
}

/** After a price and a slash: `3months`. A number in words keeps its space. */
function closeUp(words: string): string {
  return words.replace(/(\p{N})\s/u, "$1");
}
