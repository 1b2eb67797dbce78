import type { PaywallButtonAction } from "@hemline/protocol";
import { useId, useMemo, useState } from "react";
import type { Offering, Package } from "../client/offering.ts";
import type { ColorMode } from "../theme/palette.ts";
import { fill, hasWords } from "./fill.ts";
import { headingsOf } from "./heading-levels.ts";
import { findImage, findLabel } from "./label.ts";
import { directionOf, localeChain, tagOf } from "./locale-chain.ts";
import { followable } from "./markup.ts";
import { messageValuesOf } from "./message-values.ts";
import { packageGroup } from "./package-group.ts";
import type { PaywallAction } from "./paywall-action.ts";
import type { PaywallState } from "./paywall-context.ts";
import { englishSpeech, type Speeches, useSpeeches } from "./paywall-languages.ts";
import { type ReadPaywall, readPaywall } from "./read-paywall.ts";
import { useColorMode } from "./use-color-mode.ts";
import { type Values, variablesOf } from "./variables.ts";

/** What a paywall is drawn from. */
export interface PaywallProps {
  /** One that has `paywallComponents`. */
  offering: Offering;
  /** A locale such as `de`, `de-DE` or `de_DE`. Its labels come first, then those of the paywall's default locale. */
  selectedLocale: string;
  /** `auto` follows the system, live. */
  colorMode: ColorMode | "auto";
  act(action: PaywallAction): void;
  /** Told when the customer chooses a package; not of the one that is selected at first. */
  onSelect?: ((rcPackage: Package) => void) | undefined;
  /** While a purchase opens: the purchase buttons wait. */
  isBusy?: boolean | undefined;
  /** Leaves out every way back: the author's buttons for it and the layer's own. */
  hideBackButtons?: boolean | undefined;
  /** The languages of the labels where they are loaded already. Otherwise they are fetched. */
  speeches?: Speeches | undefined;
}

/**
 * Reads the paywall and keeps what the customer chose.
 * @throws Error `Invalid component type: X`, or where the offering has no paywall.
 */
export function usePaywallState(props: PaywallProps): { read: ReadPaywall; locale: string; state: PaywallState } {
  const { offering, selectedLocale, act, onSelect, isBusy = false, hideBackButtons = false } = props;
  const read = useMemo(() => readPaywallOf(offering), [offering]);
  const chain = useMemo(() => localeChainOf(read, selectedLocale), [read, selectedLocale]);
  const speeches = useSpeeches(chain, selectedLocale, props.speeches);
  const [openedAt] = useState(() => new Date());
  const [chosen, setChosen] = useState<string | null>(null);
  const selectedPackageId = chosen !== null && read.packageIds.includes(chosen) ? chosen : read.defaultPackageId;
  const locale = chain[0] ?? read.defaultLocale;
  const outline = useMemo(
    () => ({
      headings: headingsOf([read.stack, ...(read.footer ? [read.footer] : [])]),
      packageGroup: packageGroup(read.stack, read.packageIds),
    }),
    [read],
  );
  const values = useMemo(() => valuesOf(offering, speeches, openedAt), [offering, speeches, openedAt]);

  const label: PaywallState["label"] = (lid, packageId) => {
    const found = findLabel(read.localizations, chain, lid);
    if (!found) return null;
    const { text } = found;
    const spoken = hasWords(text) ? found.locale : locale;
    const known = values(spoken, packageId);
    return { text, lang: tagOf(spoken), dir: directionOf(spoken), fill: (words) => fill(words, known) };
  };
  const press = (action: PaywallButtonAction | undefined): (() => void) | null => {
    switch (action?.type) {
      case "restore_purchases":
        return () => act({ do: "restore-purchases" });
      case "navigate_back":
        return hideBackButtons ? null : () => act({ do: "navigate-back" });
      case "navigate_to": {
        if (action.destination === "customer_center") return () => act({ do: "visit-customer-center" });
        const address = "url" in action && action.url ? label(action.url.url_lid, selectedPackageId) : null;
        const url = address && followable(address.fill(address.text));
        return url ? () => act({ do: "navigate-to-url", url }) : null;
      }
      default:
        return null;
    }
  };
  const packageOf = (id: string | null) => (id === null ? undefined : offering.packagesById[id]);

  return {
    read,
    locale,
    state: {
      ...outline,
      mode: useColorMode(props.colorMode),
      direction: directionOf(locale),
      titleId: useId(),
      selectedPackageId,
      reachablePackageId: selectedPackageId ?? read.packageIds[0] ?? null,
      isBusy,
      label,
      picture: (lid) => findImage(read.localizations, chain, lid),
      select: (id) => {
        const rcPackage = packageOf(id);
        if (!rcPackage || id === selectedPackageId) return;
        setChosen(id);
        onSelect?.(rcPackage);
      },
      purchase: () => {
        const rcPackage = packageOf(selectedPackageId);
        if (rcPackage && !isBusy) act({ do: "purchase", rcPackage });
      },
      press,
    },
  };
}

/** @throws Error where the offering has no paywall, or one that cannot be drawn. */
export function readPaywallOf({ identifier, paywallComponents, packagesById }: Offering): ReadPaywall {
  if (!paywallComponents) throw new Error(`The offering ${identifier} has no paywall.`);
  return readPaywall(paywallComponents, packagesById);
}

/** The locales in which a paywall's labels are looked for. */
export function localeChainOf({ localizations, defaultLocale }: ReadPaywall, selectedLocale: string): string[] {
  return localeChain(Object.keys(localizations), selectedLocale, defaultLocale);
}

/** Every package's values in every language, each worked out when it is first asked for. */
function valuesOf(offering: Offering, speeches: Speeches, now: Date): (locale: string, id: string | null) => Values {
  const known = new Map<string, Values>();
  return (locale, id) => {
    const rcPackage = id === null ? undefined : offering.packagesById[id];
    if (!rcPackage) return {};
    const key = `${locale} ${id}`;
    const speech = speeches[locale] ?? englishSpeech;
    const all = offering.availablePackages;
    const values = known.get(key) ?? {
      ...messageValuesOf(rcPackage, all, speech, now),
      ...variablesOf(rcPackage, all, speech),
    };
    known.set(key, values);
    return values;
  };
}
