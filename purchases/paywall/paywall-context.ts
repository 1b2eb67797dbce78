import type { PaywallButtonAction, PaywallImageScheme, PaywallStack } from "@hemline/protocol";
import { createContext, useContext } from "react";
import type { ColorMode } from "../theme/palette.ts";
import type { Headings } from "./document/heading-levels.ts";
import type { PackageState } from "./document/state-overrides.ts";

export interface LocalizedLabel {
  text: string;
  /** BCP 47. */
  lang: string;
  dir: "ltr" | "rtl";
  fill(words: string): string;
}

export interface PaywallState {
  mode: ColorMode;
  /** Of the whole paywall. */
  direction: "ltr" | "rtl";
  headings: Headings;
  titleId: string;
  packageGroup: PaywallStack | null;
  selectedPackageId: string | null;
  /** The one in the tab order. */
  reachablePackageId: string | null;
  isBusy: boolean;
  /** Whether the package begins with a free trial or an introductory price. */
  hasIntroOffer(packageId: string | null): boolean;
  /** The label of a key, filled for a package; null where no locale has it. */
  label(lid: string, packageId: string | null): LocalizedLabel | null;
  picture(lid: string | null | undefined): PaywallImageScheme | null;
  select(packageId: string): void;
  purchase(): void;
  /** Null where the action is not possible here. */
  press(action: PaywallButtonAction | undefined): (() => void) | null;
}

export const PaywallContext = createContext<PaywallState | null>(null);

export function usePaywall(): PaywallState {
  const paywall = useContext(PaywallContext);
  if (!paywall) throw new Error("A paywall component was rendered outside a paywall.");
  return paywall;
}

/** The id of the surrounding package; null outside of one. */
export const PackageContext = createContext<string | null>(null);

/**
 * The package whose values a component shows: the surrounding one, or else the selected one. Only inside a package is
 * anything drawn as selected.
 */
export function usePackageContext(): { packageId: string | null; packageState: PackageState } {
  const { selectedPackageId, hasIntroOffer } = usePaywall();
  const around = useContext(PackageContext);
  const packageId = around ?? selectedPackageId;
  const isSelected = around !== null && around === selectedPackageId;
  return { packageId, packageState: { isSelected, hasIntroOffer: hasIntroOffer(packageId) } };
}
