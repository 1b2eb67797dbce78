import type { CheckoutSession } from "../checkout-session.ts";
import type { PriceBreakdown } from "./price-breakdown.ts";
import type { PurchaseProblem } from "./purchase-problem.ts";
import type { Address } from "./tax-address.ts";

export type Field = "express" | "email" | "payment";

export interface Form {
  /** Fields that are not ready yet. */
  waitingFor: readonly Field[];
  /** Whether the developer's email replaces the field. */
  isEmailSkipped: boolean;
  /** Empty until it is complete. */
  email: string;
  isPaymentComplete: boolean;
  /** The kind of payment, e.g. `card`; known once the payment is complete. */
  method: string | null;
  /** Whether the provider offers a wallet in this browser. */
  hasWallets: boolean;
}

/** Shown in the form, which keeps what was entered. */
export type Notice =
  | { about: "email"; error: "missing" | "invalid" }
  | { about: "email"; error: "unverified"; email: string }
  /** Tax could not be calculated for this address; without another one none is collected. */
  | { about: "address" }
  /** `wasPaying`: trying again means paying again. */
  | { about: "network"; wasPaying: boolean }
  | { about: "provider"; message: string };

export type PayStage = "submitting" | "taxing" | "completing" | "confirming" | "polling";

export type Activity =
  | { doing: "filling"; notice: Notice | null }
  | { doing: "review" }
  | { doing: "paying"; stage: PayStage; method: string | null; email: string; tokenId: string | null };

export interface PaymentEntry {
  step: "payment-entry";
  round: number;
  session: CheckoutSession;
  form: Form;
  price: PriceBreakdown;
  /** The address that `price` was calculated for; null when the server guessed it or there is none. */
  pricedFor: Address | null;
  /** Whether a confirmation had no clear answer, so that the money may have moved. */
  isInDoubt: boolean;
  activity: Activity;
}

export interface FinishedPurchase {
  operationSessionId: string;
  storeTransactionIdentifier: string;
  productIdentifier: string;
  purchaseDate: Date;
  redemptionInfo: { redeemUrl: string | null } | null;
}

export type Outcome =
  | { is: "finished"; purchase: FinishedPurchase }
  | { is: "cancelled" }
  | { is: "failed"; problem: PurchaseProblem };

/**
 * A checkout. `round` grows with every chain of effects; answers to an older round are ignored.
 */
export type Checkout =
  | { step: "payment-entry-loading"; round: number; price: PriceBreakdown }
  | PaymentEntry
  | { step: "success"; round: number; purchase: FinishedPurchase; price: PriceBreakdown }
  /** `paid` is set when the money moved, or may have: trying again polls and never charges. */
  | { step: "error"; round: number; problem: PurchaseProblem; paid: PaymentEntry | null }
  | { step: "closed"; round: number; outcome: Outcome };
