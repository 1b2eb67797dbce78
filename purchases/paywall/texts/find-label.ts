import type { PaywallImageScheme } from "@hemline/protocol";
import type { ParsedPaywall } from "../document/parse-paywall.ts";

type Localizations = ParsedPaywall["localizations"];

export interface Label {
  text: string;
  locale: string;
}

/** Null where no locale of the chain has the key. An empty text counts as missing. */
export function findLabel(localizations: Localizations, chain: readonly string[], lid: string): Label | null {
  for (const locale of chain) {
    const text = own(localizations[locale], lid);
    if (text && typeof text === "string") return { text, locale };
  }
  return null;
}

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
