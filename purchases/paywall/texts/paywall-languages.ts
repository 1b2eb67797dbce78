import { useEffect, useState, useSyncExternalStore } from "react";
import { loadLanguage } from "../../i18n/load-language.ts";
import { labels as english } from "../../i18n/locales/en.ts";
import { translator } from "../../i18n/translate.ts";
import type { ReadPaywall } from "../document/read-paywall.ts";
import { isSameLanguage, localeChainOf } from "./locale-chain.ts";
import type { Speech } from "./paywall-variables.ts";

/** How values are spoken, by the locale of the label that they stand in: no text mixes two languages. */
export type Speeches = Readonly<Record<string, Speech>>;

/** Always there: what is spoken on a server, and until another language has come. */
export const englishSpeech: Speech = { tag: "en", t: translator({ tag: "en", labels: english }) };

/** Loads the languages of a chain of locales. Of the selected one's language it takes the region: dates of `en-GB`. */
export async function loadSpeeches(chain: readonly string[], selectedLocale: string): Promise<Speeches> {
  const loaded = await Promise.all(
    chain.map(async (locale): Promise<[string, Speech]> => {
      const selected = isSameLanguage(locale, selectedLocale) ? selectedLocale : locale;
      return [locale, await loadLanguage({ selected, fallback: locale })];
    }),
  );
  return Object.fromEntries(loaded);
}

/** What is spoken at the moment, and the locale that it was chosen for. */
export interface Spoken {
  selectedLocale: string;
  speeches: Speeches;
}

/**
 * The wanted languages as soon as they have come, until then those before; null before the first, so that nobody sees a
 * page change its words. A server speaks English at once, and a browser that takes over its page begins with the same.
 * @param given where somebody loaded them before.
 */
export function useSpoken(read: ReadPaywall, selectedLocale: string, given: Speeches | undefined): Spoken | null {
  const isDrawnByServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [loaded, setLoaded] = useState<Spoken | null>(isDrawnByServer ? { selectedLocale, speeches: {} } : null);
  // The labels are files of their own, fetched when they are needed.
  useEffect(() => {
    if (given) return;
    let isWanted = true;
    void loadSpeeches(localeChainOf(read, selectedLocale), selectedLocale).then((speeches) => {
      if (isWanted) setLoaded({ selectedLocale, speeches });
    });
    return () => {
      isWanted = false;
    };
  }, [read, selectedLocale, given]);
  return given ? { selectedLocale, speeches: given } : loaded;
}

const neverChanges = () => () => {};
