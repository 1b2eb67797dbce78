import { useEffect, useState, useSyncExternalStore } from "react";
import { loadLanguage } from "../../i18n/load-language.ts";
import { labels as english } from "../../i18n/locales/en.ts";
import { translator } from "../../i18n/translate.ts";
import type { ParsedPaywall } from "../document/parse-paywall.ts";
import { isSameLanguage, localeChainOf } from "./locale-chain.ts";
import type { PaywallLanguage } from "./paywall-variables.ts";

/** By the locale of the label that a value is shown in, so that no text mixes languages. */
export type PaywallLanguages = Readonly<Record<string, PaywallLanguage>>;

/** For servers, and until another language is loaded. */
export const englishLanguage: PaywallLanguage = { tag: "en", t: translator({ tag: "en", labels: english }) };

/** Uses the region of the selected locale: dates of `en-GB`. */
export async function loadPaywallLanguages(
  chain: readonly string[],
  selectedLocale: string,
): Promise<PaywallLanguages> {
  const loaded = await Promise.all(
    chain.map(async (locale): Promise<[string, PaywallLanguage]> => {
      const selected = isSameLanguage(locale, selectedLocale) ? selectedLocale : locale;
      return [locale, await loadLanguage({ selected, fallback: locale })];
    }),
  );
  return Object.fromEntries(loaded);
}

export interface LoadedLanguages {
  selectedLocale: string;
  languages: PaywallLanguages;
}

/**
 * The requested languages once they are loaded, until then the previous ones; null before the first, so that no text
 * changes on the screen. A server uses English, and so does the hydration of its page.
 * @param given languages that are loaded already
 */
export function usePaywallLanguages(
  read: ParsedPaywall,
  selectedLocale: string,
  given: PaywallLanguages | undefined,
): LoadedLanguages | null {
  const isDrawnByServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [loaded, setLoaded] = useState<LoadedLanguages | null>(
    isDrawnByServer ? { selectedLocale, languages: {} } : null,
  );
  // Languages are separate files, loaded on demand.
  useEffect(() => {
    if (given) return;
    let isWanted = true;
    void loadPaywallLanguages(localeChainOf(read, selectedLocale), selectedLocale).then((languages) => {
      if (isWanted) setLoaded({ selectedLocale, languages });
    });
    return () => {
      isWanted = false;
    };
  }, [read, selectedLocale, given]);
  return given ? { selectedLocale, languages: given } : loaded;
}

const neverChanges = () => () => {};
