import type { Package } from "../client/offering.ts";

/** What a customer asks for on a paywall, beside choosing a package. */
export type PaywallAction =
  | { do: "purchase"; rcPackage: Package }
  /** The address is http, https or mailto, or a path of the page's own site. */
  | { do: "navigate-to-url"; url: string }
  | { do: "visit-customer-center" }
  | { do: "navigate-back" }
  | { do: "restore-purchases" };
