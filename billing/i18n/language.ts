import { formatDay, formatDays } from "@hemline/protocol/day";
import { type LabelValues, labelReader } from "@hemline/protocol/labels";
import { defaultLocale, direction, type Locale, normalizeLocale, regionalTag } from "@hemline/protocol/locale";
import { formatMoney } from "@hemline/protocol/money";
import { type Period, parsePeriod } from "@hemline/protocol/period";
import { localeFiles } from "./locale-files.ts";
import type { LabelKey } from "./locales/labels-file.ts";

/** A customer's language. Instants in ISO 8601, days in UTC. */
export interface Language {
  locale: Locale;
  /** BCP 47, with the customer's region where it is known: `de-AT`. */
  tag: string;
  direction: "ltr" | "rtl";
  t(key: LabelKey, values?: LabelValues): string;
  money(amountMicros: number, currency: string): string;
  day(iso: string): string;
  days(from: string, to: string): string;
  /** `€4.00 per month`, `€9.00 every 3 months`; the price alone for an unreadable period. */
  perPeriod(price: string, period: string | Period): string;
  length(period: Period): string;
}

/** The first of these that is one of the 33 languages, else English. */
export async function languageOf(...wanted: readonly (string | null)[]): Promise<Language> {
  const selected = wanted.find((tag) => tag !== null && normalizeLocale(tag) !== null) ?? defaultLocale;
  const locale = normalizeLocale(selected) ?? defaultLocale;
  const { labels } = await localeFiles[locale]();
  const tag = regionalTag(selected, locale);
  const t = labelReader<LabelKey>({ tag, labels });
  const utc = { timeZone: "UTC" };
  return {
    locale,
    tag,
    direction: direction(locale),
    t,
    money: (amount_micros, currency) => formatMoney({ amount_micros, currency }, tag),
    day: (iso) => formatDay(new Date(iso), tag, utc),
    days: (from, to) => formatDays(new Date(from), new Date(to), tag, utc),
    perPeriod: (price, given) => perPeriod(t, price, typeof given === "string" ? parsePeriod(given) : given),
    length: ({ number, unit }) =>
      new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(number),
  };
}

function perPeriod(t: Language["t"], price: string, period: Period | null): string {
  if (!period) return price;
  const { number, unit } = period;
  const perFrequency = number === 1 ? t(`period.per_${unit}`) : t(`period.every_${unit}s`, { amount: number });
  return t("terms.per_period", { price, perFrequency });
}
