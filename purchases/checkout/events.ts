import type { ElementsConfiguration, TaxAnswer } from "@hemline/protocol";
import type { PurchaseProblem } from "./problem.ts";
import type { Address, Checkout, Field, FinishedPurchase, PriceBreakdown, Session } from "./state.ts";

/** What does not change during one checkout. */
export interface Plan {
  /** The developer's, already known to be well formed. */
  customerEmail: string | null;
  skipSuccessPage: boolean;
  /** The price before tax. */
  price: Pick<PriceBreakdown, "currency" | "totalAmountInMicros">;
}

/**
 * How the provider refused, in its own words. What is handled is shown by its own fields. Where it is unclear, the
 * provider does not know itself what came of what it was asked.
 */
export interface FormFailure {
  is: "handled" | "network" | "unclear" | "unhandled";
  gatewayErrorCode: string;
  message: string;
}

/** Work for the world outside. Each is answered by events of the same round, or by none. */
export type Effect =
  | { do: "start"; round: number; email: string | null }
  | { do: "load-form"; round: number; session: Session }
  | { do: "discard-form" }
  | { do: "configure"; elements: ElementsConfiguration }
  | { do: "calculate-taxes"; round: number; address: Address | null }
  | { do: "submit"; round: number; withToken: boolean }
  | { do: "complete"; round: number; email: string }
  | { do: "confirm"; round: number; clientSecret: string; tokenId: string | null }
  /** `resumed`: a purchase that was asked about before, in vain. */
  | { do: "poll"; round: number; resumed: Session | null }
  /** Closing was asked for while money moves: keep the page where it is. */
  | { do: "stay" };

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

export type Next = readonly [Checkout, ...Effect[]];

/** What an event made of a state. */
export interface Step {
  before: Checkout;
  event: Event;
  after: Checkout;
}
