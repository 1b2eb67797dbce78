import {
  defaultLocale,
  direction,
  type Locale,
  normalizeLocale,
  providerLocale,
  regionalTag,
} from "@hemline/protocol/locale";
import { languageTimeoutMs } from "../limits.ts";
import { log } from "../log.ts";
import { withTimeoutFallback } from "../with-timeout-fallback.ts";
import { localeFiles } from "./locale-files.ts";
import { labels as english } from "./locales/en.ts";
import { type LabelsFile, type Language, type LocalizedLabels, translator } from "./translate.ts";

/** Replacement texts by locale and label key. */
export type LabelsOverride = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads the language of a checkout, or the default one where a tag is unknown. Never rejects. */
export async function loadLanguage(o: {
  selected: string;
  fallback: string;
  override?: LabelsOverride | undefined;
}): Promise<Language> {
  const sources = await Promise.all([o.selected, o.fallback].map((tag) => loadLabels(tag, o.override)));
  const tag = [o.selected, o.fallback].find(normalizeLocale) ?? defaultLocale;
  const locale = normalizeLocale(tag) ?? defaultLocale;
  return {
    tag: regionalTag(tag, locale),
    direction: direction(locale),
    provider: providerLocale(locale),
    // Every file has every label, so English is used only where the files of both languages could not be loaded.
    t: translator(...sources, { tag: defaultLocale, labels: english }),
  };
}

async function loadLabels(tag: string, override: LabelsOverride = {}): Promise<LocalizedLabels> {
  const locale = normalizeLocale(tag);
  if (!locale) return { tag: defaultLocale, labels: {} };
  const shipped = locale === "en" ? english : await shippedLabels(locale);
  return {
    tag: regionalTag(tag, locale),
    labels: { ...shipped, ...overrideFor(override, locale), ...overrideFor(override, tag) },
  };
}

/** Case and separators do not matter: `zh-Hans` is `zh_Hans`. */
function overrideFor(override: LabelsOverride, locale: string): Readonly<Record<string, string>> | undefined {
  const plain = (tag: string) => tag.trim().toLowerCase().replaceAll("_", "-");
  return Object.entries(override).find(([tag]) => plain(tag) === plain(locale))?.[1];
}

async function shippedLabels(locale: Exclude<Locale, "en">): Promise<Partial<LabelsFile>> {
  try {
    const file = await withTimeoutFallback(localeFiles[locale](), languageTimeoutMs, null);
    if (file) return file.labels;
    throw new Error(`not there after ${languageTimeoutMs} ms`);
  } catch (cause) {
    log(2, `The labels of ${locale} could not be loaded: ${String(cause)}`);
    return {};
  }
}
