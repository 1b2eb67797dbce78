/** Types shared by the page's script and the frames that it opens. */

export interface Problem {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
  param?: string;
  payment_intent?: Intent;
  setup_intent?: Intent;
}

export interface Intent {
  id: string;
  object: "payment_intent" | "setup_intent";
  status: string;
  client_secret: string | null;
  /** Of payment intents only. */
  amount?: number;
  currency?: string;
  setup_future_usage?: string | null;
  next_action: { type: string; use_stripe_sdk?: { stripe_js?: string }; redirect_to_url?: { url: string } } | null;
  last_payment_error?: Problem | null;
  last_setup_error?: Problem | null;
}

export interface ConfirmationToken {
  id: string;
  object: "confirmation_token";
}

export interface Appearance {
  theme?: "stripe" | "night" | "flat" | "none";
  labels?: "above" | "floating" | "auto";
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

export interface FontSource {
  family?: string;
  src?: string;
  weight?: string;
  style?: string;
}

export interface BillingDetails {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: Record<string, string | null>;
}

export type Wallet = "apple_pay" | "google_pay";

export interface Sheet {
  wallet: Wallet;
  business: string;
  /** In the provider's smallest unit; null when a card is only saved. */
  amount: number | null;
  currency: string | null;
  /** Later payments and their interval, e.g. of a subscription. */
  lines: { label: string; amount: number; every: { unit: string; count: number } | null }[];
}

/** Sent to a frame when it opens, and again after a change. */
export interface FrameSetup {
  publishableKey: string;
  account: string | null;
  locale: string;
  appearance: Appearance;
  fonts: FontSource[];
  setupFutureUsage: string | null;
  defaults: BillingDetails;
  /** Who may charge the card later, if the form has to say so. */
  mandateOf: string | null;
  /** Whether the form asks for country and postal code; otherwise the page sends them. */
  asksAddress: boolean;
  isReadOnly: boolean;
  wallet: Wallet | null;
  sheet: Sheet | null;
}

export type Question =
  | { name: "validate" }
  | { name: "token"; billingDetails: BillingDetails; returnUrl: string | null }
  /** Shows the provider's problem at its field. */
  | { name: "show"; problem: Problem };

export type QuestionAnswer =
  | { error: Problem }
  | { token: ConfirmationToken }
  /** The message shown, in the frame's language. */
  | { sentence: string }
  | Record<string, never>;

export type ToFrame =
  | { kind: "open"; setup: FrameSetup }
  | { kind: "change"; setup: FrameSetup }
  | { kind: "ask"; id: number; question: Question }
  | { kind: "busy"; isBusy: boolean }
  | { kind: "focus" }
  | { kind: "blur" }
  | { kind: "clear" };

export type FromFrame =
  | { kind: "hello" }
  | { kind: "ready" }
  | { kind: "height"; px: number }
  | { kind: "change"; complete: boolean; empty: boolean; value: Record<string, unknown> }
  | { kind: "focus" }
  | { kind: "blur" }
  | { kind: "enter" }
  | { kind: "escape" }
  | { kind: "press" }
  | { kind: "agreed"; token: ConfirmationToken; billingDetails: BillingDetails }
  | { kind: "answer"; id: number; answer: QuestionAnswer }
  | { kind: "challenge answered" };
