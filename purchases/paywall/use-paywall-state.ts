import { useId, useMemo, useState } from "react";
import type { LabelKey } from "../i18n/translate.ts";
import type { Offering, Package } from "../offerings/offering.ts";
import type { ColorMode } from "../theme/palette.ts";
import { pressOf } from "./components/on-press.ts";
import { packageGroup } from "./document/find-package-group.ts";
import { headingsOf } from "./document/heading-levels.ts";
import { type ReadPaywall, readPaywall } from "./document/read-paywall.ts";
import type { PaywallAction } from "./paywall-action.ts";
import type { PaywallState } from "./paywall-context.ts";
import { findImage } from "./texts/find-label.ts";
import { directionOf, localeChainOf } from "./texts/locale-chain.ts";
import { spokenLabels } from "./texts/localized-labels.ts";
import { type Speeches, useSpoken } from "./texts/paywall-languages.ts";
import { useColorMode } from "./use-color-mode.ts";

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
  /** Something that the customer is told, beside what the author wrote. */
  said?: LabelKey | null | undefined;
  /** Leaves out every way back: the author's buttons for it and the layer's own. */
  hideBackButtons?: boolean | undefined;
  /** The languages of the labels where they are loaded already. Otherwise they are fetched, and nothing is shown before. */
  speeches?: Speeches | undefined;
}

/** A paywall as it is drawn now. */
export interface PaywallNow {
  read: ReadPaywall;
  locale: string;
  state: PaywallState;
  speeches: Speeches;
  /** Its language has not come yet. */
  isWaiting: boolean;
}

/**
 * Reads the paywall and keeps what the customer chose.
 * @throws Error `Invalid component type: X`, or where the offering has no paywall.
 */
export function usePaywallState(props: PaywallProps): PaywallNow {
  const { offering, act, isBusy = false, hideBackButtons = false } = props;
  const read = useMemo(() => readPaywallOf(offering), [offering]);
  const spoken = useSpoken(read, props.selectedLocale, props.speeches);
  const { selectedLocale, speeches } = spoken ?? { selectedLocale: props.selectedLocale, speeches: nothingYet };
  const chain = useMemo(() => localeChainOf(read, selectedLocale), [read, selectedLocale]);
  const outline = useMemo(() => outlineOf(read), [read]);
  const [now] = useState(() => new Date());
  const label = useMemo(
    () => spokenLabels({ offering, read, chain, speeches, now }),
    [offering, read, chain, speeches, now],
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
    press: (action) => pressOf(action, { act, addressOf, hideBackButtons }),
  };
  return { read, locale, state, speeches, isWaiting: spoken === null };
}

const nothingYet: Speeches = {};

/** What is chosen stays chosen for as long as the paywall has it. */
function useSelection({ offering, onSelect }: PaywallProps, { packageIds, defaultPackageId }: ReadPaywall) {
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

function outlineOf(read: ReadPaywall): Pick<PaywallState, "headings" | "packageGroup"> {
  const roots = read.footer ? [read.stack, read.footer] : [read.stack];
  return { headings: headingsOf(roots), packageGroup: packageGroup(read.stack, read.packageIds) };
}

/** @throws Error where the offering has no paywall, or one that cannot be drawn. */
export function readPaywallOf({ identifier, paywallComponents, packagesById }: Offering): ReadPaywall {
  if (!paywallComponents) throw new Error(`The offering ${identifier} has no paywall.`);
  return readPaywall(paywallComponents, packagesById);
}
