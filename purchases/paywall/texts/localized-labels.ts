import type { Offering } from "../../offerings/offering.ts";
import type { ReadPaywall } from "../document/read-paywall.ts";
import type { SpokenLabel } from "../paywall-context.ts";
import { messageValuesOf } from "./checkout-placeholders.ts";
import { fill, hasWords } from "./fill-placeholders.ts";
import { findLabel } from "./find-label.ts";
import { directionOf, tagOf } from "./locale-chain.ts";
import { englishSpeech, type Speeches } from "./paywall-languages.ts";
import { type Values, variablesOf } from "./paywall-variables.ts";

interface Scene {
  offering: Offering;
  read: ReadPaywall;
  chain: readonly string[];
  speeches: Speeches;
  now: Date;
}

/**
 * Finds labels and says what goes into them. A label is spoken in the language it was found in; one without words of its
 * own, such as `{{ price }}`, in that of the page.
 */
export function spokenLabels({ offering, read, chain, speeches, now }: Scene) {
  const values = valuesOf(offering, speeches, now);
  return (lid: string, packageId: string | null): SpokenLabel | null => {
    const found = findLabel(read.localizations, chain, lid);
    if (!found) return null;
    const { text } = found;
    const locale = hasWords(text) ? found.locale : (chain[0] ?? found.locale);
    const known = values(locale, packageId);
    return { text, lang: tagOf(locale), dir: directionOf(locale), fill: (words) => fill(words, known) };
  };
}

/** Every package's values in every language, each worked out when it is first asked for. */
function valuesOf({ packagesById, availablePackages }: Offering, speeches: Speeches, now: Date) {
  const known = new Map<string, Values>();
  return (locale: string, packageId: string | null): Values => {
    const rcPackage = packageId === null ? undefined : packagesById[packageId];
    if (!rcPackage) return {};
    const key = `${locale} ${packageId}`;
    const speech = speeches[locale] ?? englishSpeech;
    const values = known.get(key) ?? {
      ...messageValuesOf(rcPackage, availablePackages, speech, now),
      ...variablesOf(rcPackage, availablePackages, speech),
    };
    known.set(key, values);
    return values;
  };
}
