import type { ReactNode } from "react";
import type { Offering } from "../offerings/offering.ts";
import type { PaywallPurchaseResult, PresentPaywallParams } from "../purchase-types.ts";

/** Which paywall to show, what its buttons do, and callbacks for purchases. */
export interface PaywallProps extends Omit<PresentPaywallParams, "htmlTarget" | "onBack" | "signal"> {
  /** Default: the current offering, read by the provider. */
  offering?: Offering;
  /** For the element that the paywall fills. */
  className?: string;
  /** Shown where there is no paywall, or one that cannot be drawn. Default: nothing. */
  fallback?: ReactNode;
  /** Shown while the current offering is read, and until the language has come. Default: the fallback. */
  pending?: ReactNode;
  /** The app is at work: nothing can be bought meanwhile. Default false. */
  isBusy?: boolean;
  /** It was paid. Told even when the component is gone by then. */
  onPurchased?(result: PaywallPurchaseResult): void;
  /** The customer goes back. Without it the paywall has no buttons for that. */
  onBack?(): void;
}
