import { loadLanguage } from "../../i18n/load-language.ts";
import { labels as english } from "../../i18n/locales/en.ts";
import { translator } from "../../i18n/translate.ts";
import { isSameLanguage } from "./locale-chain.ts";
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
