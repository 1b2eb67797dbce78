import type { Period } from "@hemline/protocol/period";
import type { LabelKey, Translate } from "./translate.ts";

/** `1 week`, `3 months`. */
export function durationLabel(t: Translate, { number, unit }: Period): string {
  const key: LabelKey = Math.abs(number) === 1 ? `periods.${unit}` : `periods.${unit}Plural`;
  return t(key, { amount: number });
}

/** After a price: `per month`, `every 3 months`. */
export function perPeriodLabel(t: Translate, { number, unit }: Period): string {
  return number === 1 ? t(perKeys[unit]) : t(`periods.${unit}FrequencyPlural`, { amount: number });
}

/** On its own: `monthly`, `every 3 months`; `unknown` for a period that cannot be parsed. */
export function frequencyLabel(t: Translate, period: Period | null): string {
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
