import type { TaxFailure } from "@hemline/protocol";

/** The card provider in our words. Money is in the provider's units here and nowhere else. */
export interface Provider {
  /** Whether real money moves. */
  live: boolean;
  /** The account our secret key belongs to. */
  account(): Promise<string>;
  createCustomer(o: { appUserId: string; email: string; key: string }): Promise<string>;
  changeEmail(customerId: string, email: string): Promise<void>;
  createPayment(o: PaymentOrder): Promise<Intent>;
  createSetup(o: SetupOrder): Promise<Intent>;
  /** Charges a card that was saved before, nobody being there to confirm. */
  chargeSavedCard(o: PaymentOrder & { paymentMethodId: string }): Promise<Intent>;
  intent(id: string): Promise<Intent>;
  /** Gives an intent up. What has meanwhile been paid stays paid: look at the answer. */
  cancel(id: string): Promise<Intent>;
  /** Another amount for an intent that nobody has confirmed yet. */
  changeAmount(intentId: string, units: number, key: string): Promise<Intent>;
  /** The newest payment that was made for one of our payment rows, found by its reference; null when there is none. */
  paymentFor(o: { paymentId: string; customerId: string; createdAfter: Date }): Promise<Intent | null>;
  /** Every payment and refund made since, oldest last: what reconciliation compares our rows with. */
  paymentsSince(createdAfter: Date): AsyncIterable<Intent>;
  refundsSince(createdAfter: Date): AsyncIterable<Refund>;
  card(paymentMethodId: string): Promise<Card>;
  /** Makes a saved card the one the customer is charged with. */
  preferCard(customerId: string, paymentMethodId: string): Promise<void>;
  refund(o: {
    intentId: string;
    units: number;
    reason: "duplicate" | "requested_by_customer";
    refundId: string;
    key: string;
  }): Promise<Refund>;
  refundById(id: string): Promise<Refund>;
  refundsOf(intentId: string): Promise<Refund[]>;
  dispute(id: string): Promise<Dispute>;
  /** @throws TaxRefusal with one of the wire's reasons. */
  taxes(question: TaxQuestion): Promise<Taxes>;
  /** Tells the provider's books that a calculated tax was paid. @returns the record's id. */
  recordTax(o: { calculationId: string; reference: string; key: string }): Promise<string>;
  /** Takes a record back, whole or by an amount with tax. @returns the reversal's id. */
  reverseTax(o: { taxTransactionId: string; reference: string; units: number | null; key: string }): Promise<string>;
  /** Reads a signed call of the provider; null when the signature is not the provider's. */
  readWebhook(o: { body: string; signature: string; at: Date }): Promise<ProviderEvent | null>;
}

export interface SetupOrder {
  customerId: string;
  /** Comes back with the intent and with every event about it. */
  reference: { operationId: string | null; paymentId: string | null };
  /** Asking again with the same key can never do it twice. */
  key: string;
}

export interface PaymentOrder extends SetupOrder {
  units: number;
  currency: string;
  /** Whether the card is to be charged again later without its owner. */
  saveCard: boolean;
}

export type IntentStatus = "open" | "processing" | "succeeded" | "canceled";

export interface Intent {
  id: string;
  kind: "payment" | "setup";
  status: IntentStatus;
  clientSecret: string | null;
  units: number;
  currency: string | null;
  customerId: string | null;
  paymentMethodId: string | null;
  reference: { operationId: string | null; paymentId: string | null };
  /** Why the last try did not work. */
  declined: string | null;
}

export interface Refund {
  id: string;
  status: "pending" | "succeeded" | "failed";
  units: number;
  currency: string;
  intentId: string | null;
  /** Our own row's id; null when somebody refunded at the provider. */
  refundId: string | null;
}

export interface Card {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same number, whoever shows it. */
  fingerprint: string | null;
  country: string | null;
}

export interface Dispute {
  id: string;
  intentId: string | null;
  units: number;
  currency: string;
  reason: string;
  status: string;
  openedAt: Date;
}

export interface TaxQuestion {
  units: number;
  currency: string;
  isInclusive: boolean;
  taxCode: string;
  /** What the tax is about, in the provider's books. */
  reference: string;
  country: string;
  postalCode: string | null;
  /** Further parts of an address, where they are known. */
  state?: string | null;
  city?: string | null;
  line1?: string | null;
  key: string;
}

export interface Taxes {
  id: string;
  /** Within the amount where it is inclusive, on top of it where it is not. */
  taxUnits: number;
  totalUnits: number;
  breakdown: { name: string; units: number }[];
  expiresAt: Date;
}

/** Why the provider calculated no tax, in the wire's words. */
export class TaxRefusal extends Error {
  override name = "TaxRefusal";
  readonly reason: Exclude<TaxFailure, "tax_collection_disabled">;

  constructor(reason: TaxRefusal["reason"], o: { cause: unknown }) {
    super(`No tax was calculated: ${reason}`, { cause: o.cause });
    this.reason = reason;
  }
}

export interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
  reference: { operationId: string | null; paymentId: string | null };
  /** Our refund's row, where the object is one we asked for. */
  refundId: string | null;
  /** The payment a charge, refund or dispute is about. */
  intentId: string | null;
  live: boolean;
  happenedAt: Date;
}

/**
 * Why a call to the provider brought nothing. `declined`: the card said no. `refused`: the provider will never accept
 * this call. `unknown`: nobody knows whether it happened; ask again with the same key, or look.
 */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly kind: "declined" | "refused" | "unknown";
  readonly code: string;
  /** The intent the failure was about, where the provider named one. */
  readonly intentId: string | null;

  constructor(kind: "declined" | "refused" | "unknown", code: string, o: { cause: unknown; intentId?: string | null }) {
    super(`The card provider: ${kind} (${code})`, { cause: o.cause });
    this.kind = kind;
    this.code = code;
    this.intentId = o.intentId ?? null;
  }
}
