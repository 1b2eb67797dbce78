import type { Package } from "../offerings/offering.ts";
import type { ColorMode } from "../theme/palette.ts";

export type PaywallAction =
  /** `mode`: of the paywall. */
  | { do: "purchase"; rcPackage: Package; mode: ColorMode }
  /** `url`: http, https, mailto or a path of the page's own site. */
  | { do: "navigate-to-url"; url: string }
  | { do: "visit-customer-center" }
  | { do: "navigate-back" }
  | { do: "restore-purchases" };
