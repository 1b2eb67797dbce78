import type { TaxAnswer } from "@hemline/protocol";
import type { FormFailure } from "../payment-form.ts";
import type { PurchaseProblem } from "./purchase-problem.ts";
import type { Address, Checkout, Field, FinishedPurchase, Session } from "./state.ts";

export type Event =
  /** The branding is known, perhaps before the purchase has been started. */
  | { on: "branded"; round: number; isTaxCollected: boolean }
  | { on: "started"; round: number; session: Session; isEmailAccepted: boolean; isTaxCollected: boolean }
  | { on: "failed"; round: number; problem: PurchaseProblem }
  /** The payment was confirmed, or may have been, and its outcome could not be learned. */
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

/** What an event made of a state. */
export interface Step {
  before: Checkout;
  event: Event;
  after: Checkout;
}
