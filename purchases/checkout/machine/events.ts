import type { TaxAnswer } from "@hemline/protocol";
import type { CheckoutSession } from "../checkout-session.ts";
import type { FormFailure } from "../payment-form.ts";
import type { PurchaseProblem } from "./purchase-problem.ts";
import type { Checkout, Field, FinishedPurchase } from "./state.ts";
import type { Address } from "./tax-address.ts";

export type Event =
  /** The branding arrived; this may be before the start. */
  | { on: "branded"; round: number; isTaxCollected: boolean }
  | { on: "started"; round: number; session: CheckoutSession; isEmailAccepted: boolean; isTaxCollected: boolean }
  | { on: "failed"; round: number; problem: PurchaseProblem }
  /** The payment was confirmed, or may have been, but its outcome could not be read. */
  | { on: "unsettled"; round: number; problem: PurchaseProblem }
  | { on: "field-ready"; field: Field; hasWallets?: boolean }
  | { on: "field-broken"; problem: PurchaseProblem }
  | { on: "email"; email: string }
  | { on: "payment"; isComplete: boolean; method: string | null }
  | { on: "pay" }
  | { on: "wallet"; method: string; email: string }
  | { on: "submitted"; round: number; token: { id: string; address: Address } | null }
  | { on: "refused"; round: number; failure: FormFailure }
  | { on: "taxed"; round: number; answer: TaxAnswer; address: Address | null }
  | { on: "completed"; round: number; clientSecret: string | null }
  | { on: "confirmed"; round: number }
  | { on: "finished"; round: number; purchase: FinishedPurchase }
  | { on: "continue" }
  | { on: "try-again" }
  | { on: "cancel" };

export interface Transition {
  before: Checkout;
  event: Event;
  after: Checkout;
}
