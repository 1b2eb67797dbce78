import {
  defaultLocale,
  direction,
  type Locale,
  languageTag,
  normalizeLocale,
  providerLocale,
} from "@hemline/protocol/locale";
import { log } from "../log.ts";
import { labels as english, type Labels } from "./locales/en.ts";
import { type Language, translator } from "./translate.ts";

type LabelsFile = () => Promise<{ labels: Partial<Labels> }>;

/** One file a language, each loaded only where it is spoken. English is always there. */
const files: Partial<Record<Locale, LabelsFile>> = {};

/** A developer's own words: label keys by locale. */
export type LabelsOverride = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads the language of a checkout. A tag that no file speaks is passed over for the default one. */
export async function loadLanguage(o: {
  selected: string;
  fallback: string;
  override?: LabelsOverride | undefined;
}): Promise<Language> {
  const [selected, fallback] = await Promise.all([o.selected, o.fallback].map((tag) => labelsOf(tag, o.override)));
  const tag = [o.selected, o.fallback].find(isSpoken) ?? defaultLocale;
  const locale = normalizeLocale(tag) ?? defaultLocale;
  return {
    tag: regionalTag(tag, locale),
    direction: direction(locale),
    provider: providerLocale(locale),
    t: translator(selected ?? {}, { ...english, ...fallback }),
  };
}

function isSpoken(tag: string): boolean {
  const locale = normalizeLocale(tag);
  return locale !== null && (locale === defaultLocale || files[locale] !== undefined);
}

/** Labels know languages; dates and prices also regions: `en-GB` writes the day before the month. */
function regionalTag(tag: string, locale: Locale): string {
  try {
    const [canonical] = Intl.DateTimeFormat.supportedLocalesOf(tag.replaceAll("_", "-"));
    return canonical ?? languageTag(locale);
  } catch {
    return languageTag(locale);
  }
}

async function labelsOf(tag: string, override: LabelsOverride = {}): Promise<Partial<Labels>> {
  const locale = normalizeLocale(tag);
  if (!locale) return {};
  return {
    ...(locale === defaultLocale ? english : await shippedLabels(locale)),
    ...(override[locale] ?? override[tag]),
  };
}

async function shippedLabels(locale: Locale): Promise<Partial<Labels>> {
  try {
    return (await files[locale]?.())?.labels ?? {};
  } catch (cause) {
    // A checkout in another language is better than none.
    log(2, `The labels of ${locale} could not be loaded: ${String(cause)}`);
    return {};
  }
}
