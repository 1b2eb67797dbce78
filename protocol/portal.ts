import * as z from "zod";
import { Branding } from "./branding.ts";
import { AmountMicros, Instant, PeriodDuration, Price } from "./price.ts";

/** The state of a subscription, from the customer's point of view. */
export const PortalState = z.enum([
  "trial",
  "active",
  /** It runs until `ends_at` and does not renew. */
  "cancelled",
  /** A payment failed; access goes on until `ends_at`. */
  "grace",
  /** A payment failed and access has ended; paying opens it again. */
  "unpaid",
  "ended",
]);
export type PortalState = z.infer<typeof PortalState>;

export const PortalSubscription = z.object({
  id: z.string(),
  product: z.string(),
  title: z.string(),
  state: PortalState,
  /** The recurring price, without tax that is added. */
  price: Price,
  period: PeriodDuration,
  next_payment: z.object({ at: Instant, price: Price }).nullable(),
  /** When access ends if nothing happens; null while it renews. */
  ends_at: Instant.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The plan that replaces this one at `at`. */
  next_plan: z.object({ title: z.string(), price: Price, period: PeriodDuration, at: Instant }).nullable(),
  /** An unpaid charge; `needs_confirmation` when the bank requires the cardholder to authenticate. */
  open_payment: z.object({ price: Price, needs_confirmation: z.boolean() }).nullable(),
  may: z.object({ cancel: z.boolean(), resume: z.boolean(), change: z.boolean(), replace_card: z.boolean() }),
  is_sandbox: z.boolean(),
});
export type PortalSubscription = z.infer<typeof PortalSubscription>;

export const PortalPurchase = z.object({ id: z.string(), title: z.string(), price: Price, purchased_at: Instant });
export type PortalPurchase = z.infer<typeof PortalPurchase>;

export const PortalReceipt = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(["receipt", "credit_note"]),
  title: z.string(),
  total: Price,
  issued_at: Instant,
});
export type PortalReceipt = z.infer<typeof PortalReceipt>;

/** Answer of GET /portal/{project}/{app}/customer. */
export const PortalAnswer = z.object({
  email: z.string(),
  /** The customer's language tag; null when it is unknown. */
  locale: z.string().nullable(),
  subscriptions: z.array(PortalSubscription),
  purchases: z.array(PortalPurchase),
  receipts: z.array(PortalReceipt),
});
export type PortalAnswer = z.infer<typeof PortalAnswer>;

/** Answer of GET /portal/{project}/{app}/branding, which is public. */
export const PortalBranding = Branding.pick({
  app_name: true,
  app_icon: true,
  app_icon_webp: true,
  app_wordmark: true,
  app_wordmark_webp: true,
  support_email: true,
  appearance: true,
  brand_font_config: true,
}).extend({
  is_sandbox: z.boolean(),
  /** For customers whose language is unknown; null for English. */
  default_locale: z.string().nullable(),
});
export type PortalBranding = z.infer<typeof PortalBranding>;

/** A possible plan change, with everything that would be charged or refunded. */
export const PortalChange = z.object({
  product: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  price_id: z.string(),
  /** An upgrade applies at once, a downgrade at the end of the paid period. */
  kind: z.enum(["upgrade", "downgrade"]),
  price: Price,
  period: PeriodDuration,
  due_now: Price,
  tax_in_micros: AmountMicros,
  /** For the unused time of the current plan. */
  refund: Price,
  starts_at: Instant,
  next_payment: z.object({ at: Instant, price: Price }).nullable(),
  /** Sent back with the confirmation, so that only the change that was shown is made. */
  quote: z.string(),
});
export type PortalChange = z.infer<typeof PortalChange>;

/** Answer of GET /portal/{project}/{app}/subscriptions/{id}/changes. */
export const PortalChangesAnswer = z.object({ changes: z.array(PortalChange) });
export type PortalChangesAnswer = z.infer<typeof PortalChangesAnswer>;

/** What the browser needs to load the card provider's fields. */
export const PortalProvider = z.object({
  client_secret: z.string(),
  publishable_api_key: z.string(),
  stripe_account_id: z.string(),
  script_url: z.string(),
  /** The saved card to confirm again; null where a card has to be entered. */
  payment_method_id: z.string().nullable(),
});
export type PortalProvider = z.infer<typeof PortalProvider>;

/**
 * Answer of a call that may require the cardholder to authenticate: with `confirm`, the provider's script confirms the
 * intent and the call is repeated.
 */
export const PortalPaymentAnswer = z.object({ confirm: PortalProvider.nullable(), customer: PortalAnswer });
export type PortalPaymentAnswer = z.infer<typeof PortalPaymentAnswer>;

/** Body of POST /portal/{project}/{app}/links. */
export const PortalLinkRequest = z.object({
  email: z.string().max(254),
  /** The language of the page, for the email with the link. */
  locale: z.string().max(35).optional(),
});
/** Body of POST /portal/{project}/{app}/session. */
export const PortalSessionRequest = z.object({ token: z.string().max(200) });
/** Body of POST /portal/{project}/{app}/subscriptions/{id}/change. */
export const PortalChangeRequest = z.object({ product: z.string(), price_id: z.string(), quote: z.string() });
/** Body of PUT /portal/{project}/{app}/subscriptions/{id}/card: a setup that the provider's script has confirmed. */
export const PortalCardRequest = z.object({ setup_intent: z.string().regex(/^seti_\w+$/) });

/** Answer of POST /v1/subscribers/{id}/portal_link: opens the portal once, until `expires_at`. */
export const PortalLinkAnswer = z.object({ url: z.string(), expires_at: Instant });
export type PortalLinkAnswer = z.infer<typeof PortalLinkAnswer>;
