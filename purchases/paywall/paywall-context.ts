import type { PaywallButtonAction, PaywallImageScheme, PaywallStack } from "@hemline/protocol";
import { createContext, useContext } from "react";
import type { ColorMode } from "../theme/palette.ts";
import type { Headings } from "./document/heading-levels.ts";
import type { PackageState } from "./document/state-overrides.ts";

/** A label on the page: its words, their language, and what goes into its placeholders. */
export interface SpokenLabel {
  text: string;
  /** BCP 47. */
  lang: string;
  dir: "ltr" | "rtl";
  fill(words: string): string;
}

/** What every part of a paywall knows. */
export interface PaywallState {
  mode: ColorMode;
  /** The direction of the whole page. */
  direction: "ltr" | "rtl";
  headings: Headings;
  titleId: string;
  packageGroup: PaywallStack | null;
  selectedPackageId: string | null;
  /** The one that the tab key reaches. */
  reachablePackageId: string | null;
  isBusy: boolean;
  /** Whether the package begins with a free trial or an introductory price, for this customer. */
  hasIntroOffer(packageId: string | null): boolean;
  /** The label of a key, spoken for a package; null where no locale has it. */
  label(lid: string, packageId: string | null): SpokenLabel | null;
  picture(lid: string | null | undefined): PaywallImageScheme | null;
  select(packageId: string): void;
  purchase(): void;
  /** What a button does; null where it can do nothing here, and is left out. */
  press(action: PaywallButtonAction | undefined): (() => void) | null;
}

export const PaywallContext = createContext<PaywallState | null>(null);

export function usePaywall(): PaywallState {
  const paywall = useContext(PaywallContext);
  if (!paywall) throw new Error("A part of a paywall is drawn outside of one.");
  return paywall;
}

/** The package around a part; null outside of one. */
export const AroundContext = createContext<string | null>(null);

/**
 * The package whose values a text shows, and how what is about it is drawn: the one around, or else the selected one.
 * Only inside a package is anything drawn as selected.
 */
export function useAround(): { packageId: string | null; packageState: PackageState } {
  const { selectedPackageId, hasIntroOffer } = usePaywall();
  const around = useContext(AroundContext);
  const packageId = around ?? selectedPackageId;
  const isSelected = around !== null && around === selectedPackageId;
  return { packageId, packageState: { isSelected, hasIntroOffer: hasIntroOffer(packageId) } };
}
