import {
  defaultLocale,
  direction,
  type Locale,
  normalizeLocale,
  providerLocale,
  regionalTag,
} from "@hemline/protocol/locale";
import { log } from "../log.ts";
import { inTime } from "../with-timeout.ts";
import { localeFiles } from "./locale-files.ts";
import { labels as english } from "./locales/en.ts";
import { type LabelBook, type LabelsFile, type Language, translator } from "./translate.ts";

/** A developer's own words: label keys by locale. */
export type LabelsOverride = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The file is small and lies where the code has just come from: past this, the line is dead rather than slow. */
const patienceMs = 5000;

/** Loads the language of a checkout. A tag that no file speaks is passed over for the default one. Never rejects. */
export async function loadLanguage(o: {
  selected: string;
  fallback: string;
  override?: LabelsOverride | undefined;
}): Promise<Language> {
  const books = await Promise.all([o.selected, o.fallback].map((tag) => bookOf(tag, o.override)));
  const tag = [o.selected, o.fallback].find(normalizeLocale) ?? defaultLocale;
  const locale = normalizeLocale(tag) ?? defaultLocale;
  return {
    tag: regionalTag(tag, locale),
    direction: direction(locale),
    provider: providerLocale(locale),
    // Every file has every label, so a third book is opened only where the files of both languages could not be fetched:
    // then English, which comes with the code, rather than a button that says nothing.
    t: translator(...books, { tag: defaultLocale, labels: english }),
  };
}

async function bookOf(tag: string, override: LabelsOverride = {}): Promise<LabelBook> {
  const locale = normalizeLocale(tag);
  if (!locale) return { tag: defaultLocale, labels: {} };
  const shipped = locale === "en" ? english : await shippedLabels(locale);
  return {
    tag: regionalTag(tag, locale),
    labels: { ...shipped, ...wordsIn(override, locale), ...wordsIn(override, tag) },
  };
}

/** As in every other place, case and separators do not matter: `zh-Hans` is `zh_Hans`. */
function wordsIn(override: LabelsOverride, wanted: string): Readonly<Record<string, string>> | undefined {
  const plain = (tag: string) => tag.trim().toLowerCase().replaceAll("_", "-");
  return Object.entries(override).find(([tag]) => plain(tag) === plain(wanted))?.[1];
}

async function shippedLabels(locale: Exclude<Locale, "en">): Promise<Partial<LabelsFile>> {
  try {
    const file = await inTime(localeFiles[locale](), patienceMs, null);
    if (file) return file.labels;
    throw new Error(`not there after ${patienceMs} ms`);
  } catch (cause) {
    // A checkout in another language is better than none.
    log(2, `The labels of ${locale} could not be loaded: ${String(cause)}`);
    return {};
  }
}
