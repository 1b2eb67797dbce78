import type { ElementsConfiguration, TaxAnswer } from "@hemline/protocol";
import type { PurchaseProblem } from "./purchase-problem.ts";

/**
 * unavailable: tax will be asked for and is not known yet. disabled: no tax is collected. pending: an address is needed.
 * miss-match: the total changed while paying and has to be looked at again.
 */
export type TaxStatus = "unavailable" | "disabled" | "pending" | "loading" | "calculated" | "miss-match";

/** What is being paid. For a trial these are the amounts of the first charge after it. */
export interface PriceBreakdown {
  currency: string;
  totalAmountInMicros: number;
  totalExcludingTaxInMicros: number;
  taxCalculationStatus: TaxStatus;
  /** Null until a calculation succeeded. */
  taxAmountInMicros: number | null;
  taxBreakdown: TaxAnswer["tax_breakdown"] | null;
}

/** What tax depends on. */
export interface Address {
  countryCode: string | null;
  postalCode: string | null;
}

/** A started purchase. */
export interface Session {
  operationSessionId: string;
  /** The page where the customer manages what they buy. */
  managementUrl: string | null;
  elements: ElementsConfiguration;
  provider: { account: string; publishableKey: string; scriptUrl: string | null };
  /** The last client secret; a later answer without one leaves it standing. */
  clientSecret: string | null;
}

/** The provider's fields inside the form. */
export type Field = "express" | "email" | "payment";

export interface Form {
  /** Fields that have not reported ready. */
  waitingFor: readonly Field[];
  /** Whether the developer's own email stands in for the field. */
  isEmailSkipped: boolean;
  /** Empty until a complete one is given. */
  email: string;
  isPaymentComplete: boolean;
  /** The kind of payment, e.g. `card`; known once the payment is complete. */
  method: string | null;
  /** Whether the provider can offer a wallet in this browser. */
  hasWallets: boolean;
}

/** Said inside the form, which stays as it is. */
export type Notice =
  | { about: "email"; fault: "missing" | "invalid" }
  | { about: "email"; fault: "unverified"; email: string }
  /** Tax could not be calculated for what was given; without a better address none is collected. */
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
  session: Session;
  form: Form;
  price: PriceBreakdown;
  /** The address that `price` was calculated for; null when it was the server's guess or there is none. */
  pricedFor: Address | null;
  /** Whether a confirmation was answered by nothing, or by nothing clear, so that the money may have moved. */
  isInDoubt: boolean;
  activity: Activity;
}

/** What the billing service reports of a purchase that went through. */
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
 * A checkout. `round` grows with every chain of effects; what an older round answers is no longer heard.
 */
export type Checkout =
  | { step: "payment-entry-loading"; round: number; price: PriceBreakdown }
  | PaymentEntry
  | { step: "success"; round: number; purchase: FinishedPurchase; price: PriceBreakdown }
  /** `paid` is there when the money moved, or may have, and only the outcome is unknown: trying again asks, never charges. */
  | { step: "error"; round: number; problem: PurchaseProblem; paid: PaymentEntry | null }
  | { step: "closed"; round: number; outcome: Outcome };
