/**
 * The API of billing, as zod schemas and as types. Clients import types only (`import type`), so that no schema runs in
 * a browser; the subpaths of the package contain no schemas and are imported as values.
 */
export * from "./branding.ts";
export * from "./checkout.ts";
export * from "./customer.ts";
export * from "./event.ts";
export type { Locale } from "./locale.ts";
export type { Money } from "./money.ts";
export * from "./offering.ts";
export * from "./paywall/paywall.ts";
export * from "./paywall/paywall-component.ts";
export type {
  PaywallImage,
  PaywallText,
  PaywallTextStyle,
  PaywallTimeline,
  PaywallTimelineItem,
} from "./paywall/paywall-content.ts";
export * from "./paywall/paywall-draft.ts";
export * from "./paywall/paywall-style.ts";
export type { Period, PeriodUnit } from "./period.ts";
export * from "./portal.ts";
export * from "./price.ts";
export * from "./problem.ts";
export * from "./product.ts";
export * from "./server-api.ts";
export * from "./webhook-endpoint.ts";
