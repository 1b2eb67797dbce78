import { useId, useMemo, useState } from "react";
import type { LabelKey } from "../i18n/translate.ts";
import type { Offering, Package } from "../offerings/offering.ts";
import type { ColorMode } from "../theme/palette.ts";
import { buttonAction } from "./components/button-action.ts";
import { findPackageGroup } from "./document/find-package-group.ts";
import { headingsOf } from "./document/heading-levels.ts";
import { type ParsedPaywall, parsePaywall } from "./document/parse-paywall.ts";
import type { PaywallAction } from "./paywall-action.ts";
import type { PaywallState } from "./paywall-context.ts";
import { filledLabels } from "./texts/filled-labels.ts";
import { findImage } from "./texts/find-label.ts";
import type { PaywallLanguages } from "./texts/load-paywall-languages.ts";
import { directionOf, localeChainOf } from "./texts/locale-chain.ts";
import { usePaywallLanguages } from "./texts/use-paywall-languages.ts";
import { useColorMode } from "./use-color-mode.ts";

export interface PaywallProps {
  /** Must have `paywallComponents`. */
  offering: Offering;
  /** Such as `de`, `de-DE` or `de_DE`; falls back to the paywall's default locale. */
  selectedLocale: string;
  colorMode: ColorMode | "auto";
  act(action: PaywallAction): void;
  /** Not called for the initial selection. */
  onSelect?: ((rcPackage: Package) => void) | undefined;
  /** Disables the purchase buttons while a purchase opens. */
  isBusy?: boolean | undefined;
  notice?: LabelKey | null | undefined;
  /** Leaves out the author's back buttons and the overlay's own. */
  hideBackButtons?: boolean | undefined;
  /** Where they are loaded already. Otherwise nothing is shown until they are. */
  languages?: PaywallLanguages | undefined;
}

export interface CurrentPaywall {
  read: ParsedPaywall;
  locale: string;
  state: PaywallState;
  languages: PaywallLanguages;
  /** Its language is not loaded yet. */
  isLoading: boolean;
}

/**
 * Parses the paywall and keeps the selection.
 * @throws Error `Invalid component type: X`, or where the offering has no paywall.
 */
export function usePaywallState(props: PaywallProps): CurrentPaywall {
  const { offering, act, isBusy = false, hideBackButtons = false } = props;
  const read = useMemo(() => parsePaywallOf(offering), [offering]);
  const loaded = usePaywallLanguages(read, props.selectedLocale, props.languages);
  const { selectedLocale, languages } = loaded ?? { selectedLocale: props.selectedLocale, languages: noLanguages };
  const chain = useMemo(() => localeChainOf(read, selectedLocale), [read, selectedLocale]);
  const outline = useMemo(() => outlineOf(read), [read]);
  const [now] = useState(() => new Date());
  const label = useMemo(
    () => filledLabels({ offering, read, chain, languages, now }),
    [offering, read, chain, languages, now],
  );
  const { selectedPackageId, select } = useSelection(props, read);
  const rcPackage = offering.packagesById[selectedPackageId ?? ""];
  const locale = chain[0] ?? read.defaultLocale;
  const addressOf = (lid: string) => {
    const found = label(lid, selectedPackageId);
    return found?.fill(found.text) ?? null;
  };
  const mode = useColorMode(props.colorMode);
  const state: PaywallState = {
    ...outline,
    mode,
    direction: directionOf(locale),
    titleId: useId(),
    selectedPackageId,
    reachablePackageId: selectedPackageId ?? read.packageIds[0] ?? null,
    isBusy,
    hasIntroOffer: (id) => beginsWithOffer(offering.packagesById[id ?? ""]),
    label,
    picture: (lid) => findImage(read.localizations, chain, lid),
    select,
    purchase: () => {
      if (rcPackage && !isBusy) act({ do: "purchase", rcPackage, mode });
    },
    press: (asked) => {
      const action = buttonAction(asked, { addressOf, hideBackButtons });
      return action && (() => act(action));
    },
  };
  return { read, locale, state, languages, isLoading: loaded === null };
}

const noLanguages: PaywallLanguages = {};

/** A selection is kept for as long as the paywall has the package. */
function useSelection({ offering, onSelect }: PaywallProps, { packageIds, defaultPackageId }: ParsedPaywall) {
  const [chosen, setChosen] = useState<string | null>(null);
  const selectedPackageId = chosen !== null && packageIds.includes(chosen) ? chosen : defaultPackageId;
  const select = (id: string) => {
    const rcPackage = offering.packagesById[id];
    if (!rcPackage || id === selectedPackageId) return;
    setChosen(id);
    onSelect?.(rcPackage);
  };
  return { selectedPackageId, select };
}

function beginsWithOffer(rcPackage: Package | undefined): boolean {
  const { freeTrialPhase, introPricePhase } = rcPackage?.webBillingProduct ?? {};
  return Boolean(freeTrialPhase ?? introPricePhase);
}

function outlineOf(read: ParsedPaywall): Pick<PaywallState, "headings" | "packageGroup"> {
  const roots = read.footer ? [read.stack, read.footer] : [read.stack];
  return { headings: headingsOf(roots), packageGroup: findPackageGroup(read.stack, read.packageIds) };
}

/** @throws Error where the offering has no paywall, or one that cannot be drawn. */
export function parsePaywallOf({ identifier, paywallComponents, packagesById }: Offering): ParsedPaywall {
  if (!paywallComponents) throw new Error(`The offering ${identifier} has no paywall.`);
  return parsePaywall(paywallComponents, packagesById);
}
