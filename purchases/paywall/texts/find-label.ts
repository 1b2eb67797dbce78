import type { PaywallImageScheme } from "@hemline/protocol";
import type { ReadPaywall } from "../document/read-paywall.ts";

type Localizations = ReadPaywall["localizations"];

/** A text and the locale it was found in. */
export interface Label {
  text: string;
  locale: string;
}

/** The text of a key in the first locale of the chain that has one; null where none has. An empty one counts as missing. */
export function findLabel(localizations: Localizations, chain: readonly string[], lid: string): Label | null {
  for (const locale of chain) {
    const text = own(localizations[locale], lid);
    if (text && typeof text === "string") return { text, locale };
  }
  return null;
}

/** The picture of a key, by the same rule. */
export function findImage(
  localizations: Localizations,
  chain: readonly string[],
  lid: string | null | undefined,
): PaywallImageScheme | null {
  for (const locale of lid ? chain : []) {
    const picture = own(localizations[locale], lid ?? "");
    if (typeof picture === "object" && picture.light) return picture;
  }
  return null;
}

function own(labels: Localizations[string] | undefined, lid: string) {
  return labels && Object.hasOwn(labels, lid) ? labels[lid] : undefined;
}
