/**
 * The words of billing: what its server and its clients say to each other, as zod schemas and as types.
 * A client takes the types alone (`import type`), so that no schema runs in a browser; `./money`, `./period` and
 * `./locale` are free of schemas and are taken as values.
 */
export * from "./branding.ts";
export * from "./checkout.ts";
export * from "./customer.ts";
export * from "./event.ts";
export type { Locale } from "./locale.ts";
export type { Money } from "./money.ts";
export * from "./offering.ts";
export * from "./paywall.ts";
export * from "./paywall-component.ts";
export * from "./paywall-draft.ts";
export * from "./paywall-look.ts";
export type {
  PaywallImage,
  PaywallText,
  PaywallTextLook,
  PaywallTimeline,
  PaywallTimelineItem,
} from "./paywall-part.ts";
export type { Period, PeriodUnit } from "./period.ts";
export * from "./portal.ts";
export * from "./price.ts";
export * from "./problem.ts";
export * from "./product.ts";
export * from "./server.ts";
export * from "./webhook-endpoint.ts";
