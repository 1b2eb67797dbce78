import { formatDay } from "@hemline/protocol/day";
import { type LabelValues, labelReader } from "@hemline/protocol/labels";
import {
  defaultLocale,
  direction,
  type Locale,
  normalizeLocale,
  providerLocale,
  regionalTag,
} from "@hemline/protocol/locale";
import { formatMoney, type Money } from "@hemline/protocol/money";
import { parsePeriod } from "@hemline/protocol/period";
import { localeFiles as checkoutFiles } from "@hemline/purchases/i18n/locale-files.ts";
import { labels as checkoutEnglish } from "@hemline/purchases/i18n/locales/en.ts";
import { perPeriodLabel } from "@hemline/purchases/i18n/period-labels.ts";
import type { LabelKey as CheckoutKey } from "@hemline/purchases/i18n/translate.ts";
import { localeFiles } from "./locale-files.ts";
import { labels as english } from "./locales/en.ts";

/** The portal's own texts, and those it shares with the checkout. */
export type LabelKey = keyof typeof english | CheckoutKey;

export interface Language {
  /** BCP 47, with a region where one is known. */
  tag: string;
  direction: "ltr" | "rtl";
  /** The card provider's code for the language. */
  provider: string;
  t(key: LabelKey, values?: LabelValues): string;
  money(price: Money): string;
  /** A day; with its time when it is less than a day away, which matters in a sandbox with fast renewals. */
  day(instant: string): string;
  /** `€4.00 per month`, `€9.00 every 3 months` */
  terms(price: Money, period: string): string;
}

export const englishLanguage: Language = languageFrom("en", "en", []);

/** The first of these tags that is one of the 33 languages, else English. Never rejects. */
export async function loadLanguage(wanted: readonly (string | null | undefined)[]): Promise<Language> {
  const tag = wanted.find((it) => it && normalizeLocale(it)) ?? defaultLocale;
  const locale = normalizeLocale(tag) ?? defaultLocale;
  if (locale === "en") return languageFrom(tag, locale, []);
  try {
    const [own, checkout] = await Promise.all([localeFiles[locale](), checkoutFiles[locale]()]);
    return languageFrom(tag, locale, [own.labels, checkout.labels]);
  } catch {
    // A page in English is better than none.
    return languageFrom("en", "en", []);
  }
}

function languageFrom(wanted: string, locale: Locale, books: readonly Partial<Record<string, string>>[]): Language {
  const tag = regionalTag(wanted, locale);
  const t = labelReader<LabelKey>(
    ...books.map((labels) => ({ tag, labels })),
    ...[english, checkoutEnglish].map((labels) => ({ tag: "en", labels })),
  );
  return {
    tag,
    direction: direction(locale),
    provider: providerLocale(locale),
    t,
    money: (price) => formatMoney(price, tag),
    day: (instant) => dayWithTimeIfNear(new Date(instant), tag),
    terms(money, iso) {
      const price = formatMoney(money, tag);
      const period = parsePeriod(iso);
      return period ? t("product_info.price_per_period", { price, perFrequency: perPeriodLabel(t, period) }) : price;
    },
  };
}

const dayMs = 86_400_000;

const dayWithTimeIfNear = (at: Date, tag: string): string =>
  formatDay(at, tag, { withTime: Math.abs(at.getTime() - Date.now()) < dayMs });
