import type { Period } from "@hemline/protocol/period";
import type { LabelKey, Translate } from "./translate.ts";

/** The length itself: `1 week`, `3 months`. */
export function durationWords(t: Translate, { number, unit }: Period): string {
  const key: LabelKey = Math.abs(number) === 1 ? `periods.${unit}` : `periods.${unit}Plural`;
  return t(key, { amount: number });
}

/** How often, after a price: `per month`, `every 3 months`. */
export function perPeriodWords(t: Translate, { number, unit }: Period): string {
  return number === 1 ? t(perKeys[unit]) : t(`periods.${unit}FrequencyPlural`, { amount: number });
}

/** How often, by itself: `monthly`, `every 3 months`; of a subscription whose period cannot be read: `unknown`. */
export function frequencyWords(t: Translate, period: Period | null): string {
  if (!period) return t("periods.unknownFrequency");
  const { number, unit } = period;
  return number === 1 ? t(`periods.${unit}Frequency`) : t(`periods.${unit}FrequencyPlural`, { amount: number });
}

const perKeys: Record<Period["unit"], LabelKey> = {
  day: "periods.perDayFrequency",
  week: "periods.perWeekFrequency",
  month: "periods.perMonthFrequency",
  year: "periods.perYearFrequency",
};
