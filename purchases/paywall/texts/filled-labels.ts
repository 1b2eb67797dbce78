import type { Offering } from "../../offerings/offering.ts";
import type { ParsedPaywall } from "../document/parse-paywall.ts";
import type { LocalizedLabel } from "../paywall-context.ts";
import { checkoutPlaceholderValues } from "./checkout-placeholders.ts";
import { fillPlaceholders, hasOwnWords } from "./fill-placeholders.ts";
import { findLabel } from "./find-label.ts";
import { englishLanguage, type PaywallLanguages } from "./load-paywall-languages.ts";
import { directionOf, tagOf } from "./locale-chain.ts";
import { paywallVariablesOf, type Values } from "./paywall-variables.ts";

interface LabelSource {
  offering: Offering;
  read: ParsedPaywall;
  chain: readonly string[];
  languages: PaywallLanguages;
  now: Date;
}

/**
 * Looks up labels with their values. Values are in the language of the label; for a label without words of its own,
 * such as `{{ price }}`, in that of the paywall.
 */
export function filledLabels({ offering, read, chain, languages, now }: LabelSource) {
  const values = valuesOf(offering, languages, now);
  return (lid: string, packageId: string | null): LocalizedLabel | null => {
    const found = findLabel(read.localizations, chain, lid);
    if (!found) return null;
    const { text } = found;
    const locale = hasOwnWords(text) ? found.locale : (chain[0] ?? found.locale);
    const known = values(locale, packageId);
    return { text, lang: tagOf(locale), dir: directionOf(locale), fill: (words) => fillPlaceholders(words, known) };
  };
}

/** Computed on demand, once for each package and language. */
function valuesOf({ packagesById, availablePackages }: Offering, languages: PaywallLanguages, now: Date) {
  const known = new Map<string, Values>();
  return (locale: string, packageId: string | null): Values => {
    const rcPackage = packageId === null ? undefined : packagesById[packageId];
    if (!rcPackage) return {};
    const key = `${locale} ${packageId}`;
    const language = languages[locale] ?? englishLanguage;
    const values = known.get(key) ?? {
      ...checkoutPlaceholderValues(rcPackage, availablePackages, language, now),
      ...paywallVariablesOf(rcPackage, availablePackages, language),
    };
    known.set(key, values);
    return values;
  };
}
