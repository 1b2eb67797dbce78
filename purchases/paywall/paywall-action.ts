import type { Package } from "../offerings/offering.ts";
import type { ColorMode } from "../theme/palette.ts";

/** What a customer asks for on a paywall, beside choosing a package. */
export type PaywallAction =
  /** The mode is the one that the paywall is drawn in. */
  | { do: "purchase"; rcPackage: Package; mode: ColorMode }
  /** The address is http, https or mailto, or a path of the page's own site. */
  | { do: "navigate-to-url"; url: string }
  | { do: "visit-customer-center" }
  | { do: "navigate-back" }
  | { do: "restore-purchases" };
