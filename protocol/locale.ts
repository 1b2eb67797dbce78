/** The 33 languages the checkout's labels exist in. */
export const locales = [
  "en",
  "es",
  "it",
  "ar",
  "ca",
  "zh_Hans",
  "zh_Hant",
  "hr",
  "cs",
  "da",
  "nl",
  "fi",
  "fr",
  "de",
  "el",
  "he",
  "hi",
  "hu",
  "id",
  "ja",
  "ko",
  "ms",
  "no",
  "pl",
  "pt",
  "ro",
  "ru",
  "sk",
  "sv",
  "th",
  "tr",
  "uk",
  "vi",
] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

const rightToLeft = new Set<Locale>(["ar", "he"]);
const withoutProviderLocale = new Set<Locale>(["ca", "hi", "uk"]);
const renamed: Record<string, Locale> = { nb: "no", nn: "no", iw: "he", in: "id" };
const traditionalRegions = new Set(["tw", "hk", "mo"]);

/**
 * The checkout language that a tag such as `pt-BR`, `en_US`, `zh-TW` or `nb` speaks. Case and separators do not matter.
 * @returns null when none of the 33 fits.
 */
export function normalizeLocale(tag: string): Locale | null {
  const [language = "", ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  if (language === "zh") {
    const traditional =
      rest.includes("hant") || (!rest.includes("hans") && rest.some((r) => traditionalRegions.has(r)));
    return traditional ? "zh_Hant" : "zh_Hans";
  }
  return renamed[language] ?? locales.find((locale) => locale === language) ?? null;
}

/** The BCP 47 form for `Intl` and the `lang` attribute, e.g. `zh-Hans`. */
export function languageTag(locale: Locale): string {
  return locale.replace("_", "-");
}

/**
 * How dates and prices are written for a tag: labels know languages, `Intl` also regions, so that `en-GB` writes the day
 * before the month.
 * @param tag as a customer or a browser names it; its language is `locale`
 */
export function regionalTag(tag: string, locale: Locale): string {
  try {
    const [canonical] = Intl.DateTimeFormat.supportedLocalesOf(tag.replaceAll("_", "-"));
    return canonical ?? languageTag(locale);
  } catch {
    return languageTag(locale);
  }
}

/** The writing direction of a language. */
export function direction(locale: Locale): "ltr" | "rtl" {
  return rightToLeft.has(locale) ? "rtl" : "ltr";
}

/** The code of a language for the card provider's fields; `auto` where they do not support it. */
export function providerLocale(locale: Locale): string {
  if (withoutProviderLocale.has(locale)) return "auto";
  return locale.startsWith("zh_") ? "zh" : locale;
}
