import { useEffect, useState, useSyncExternalStore } from "react";
import type { ParsedPaywall } from "../document/parse-paywall.ts";
import { loadPaywallLanguages, type PaywallLanguages } from "./load-paywall-languages.ts";
import { localeChainOf } from "./locale-chain.ts";

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
