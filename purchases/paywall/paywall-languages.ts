import { useEffect, useState } from "react";
import { loadLanguage } from "../i18n/load-language.ts";
import { labels as english } from "../i18n/locales/en.ts";
import { translator } from "../i18n/translate.ts";
import { isSameLanguage } from "./locale-chain.ts";
import type { Speech } from "./variables.ts";

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

/** The languages of a chain, as soon as they have come; `ready` where somebody loaded them before. */
export function useSpeeches(chain: readonly string[], selectedLocale: string, ready: Speeches | undefined): Speeches {
  const [loaded, setLoaded] = useState<Speeches>({});
  const wanted = chain.join();
  // The labels are files of their own, fetched when they are needed.
  useEffect(() => {
    if (ready) return;
    let isWanted = true;
    void loadSpeeches(wanted ? wanted.split(",") : [], selectedLocale).then((all) => isWanted && setLoaded(all));
    return () => {
      isWanted = false;
    };
  }, [wanted, selectedLocale, ready]);
  return ready ?? loaded;
}
