import type { TaxFailure } from "@hemline/protocol";

/** The card provider as billing sees it. Money is in the provider's units here and nowhere else. */
export interface Provider {
  live: boolean;
  account(): Promise<string>;
  createCustomer(o: { appUserId: string; email: string; key: string }): Promise<string>;
  changeEmail(customerId: string, email: string): Promise<void>;
  createPayment(o: PaymentOrder): Promise<Intent>;
  createSetup(o: SetupOrder): Promise<Intent>;
  /** Charges a saved card while its owner is away. */
  chargeSavedCard(o: PaymentOrder & { paymentMethodId: string }): Promise<Intent>;
  intent(id: string): Promise<Intent>;
  /** Cancels an intent. If it was paid meanwhile it stays paid: look at the answer. */
  cancel(id: string): Promise<Intent>;
  changeAmount(intentId: string, units: number, key: string): Promise<Intent>;
  /** The newest payment for one of our payment rows, found by its reference; null when there is none. */
  paymentFor(o: { paymentId: string; customerId: string; createdAfter: Date }): Promise<Intent | null>;
  /** Payments and refunds for the reconciliation, newest first. */
  paymentsSince(createdAfter: Date): AsyncIterable<Intent>;
  refundsSince(createdAfter: Date): AsyncIterable<Refund>;
  card(paymentMethodId: string): Promise<Card>;
  /** Makes a saved card the customer's default. */
  preferCard(customerId: string, paymentMethodId: string): Promise<void>;
  refund(request: RefundRequest): Promise<Refund>;
  refundById(id: string): Promise<Refund>;
  refundsOf(intentId: string): Promise<Refund[]>;
  dispute(id: string): Promise<Dispute>;
  /** @throws TaxRefusal with its reason on the wire. */
  taxes(question: TaxQuestion): Promise<Taxes>;
  recordTax(o: { calculationId: string; reference: string; key: string }): Promise<string>;
  reverseTax(o: { taxTransactionId: string; reference: string; units: number | null; key: string }): Promise<string>;
  readWebhook(o: { body: string; signature: string; at: Date }): Promise<ProviderEvent | null>;
}

interface SetupOrder {
  customerId: string;
  /** Comes back with the intent and with every event about it. */
  reference: { operationId: string | null; paymentId: string | null };
  /** Repeating a call with the same key does it once. */
  key: string;
}

export interface PaymentOrder extends SetupOrder {
  units: number;
  currency: string;
  /** Whether the card will be charged again without its owner. */
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
  declined: string | null;
}

export interface RefundRequest {
  intentId: string;
  units: number;
  reason: "duplicate" | "requested_by_customer";
  /** The row's id, by which the refund is found again. */
  refundId: string;
  key: string;
}

export interface Refund {
  id: string;
  status: "pending" | "succeeded" | "failed";
  units: number;
  currency: string;
  intentId: string | null;
  /** Our row's id; null for a refund made at the provider. */
  refundId: string | null;
}

export interface Card {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same card number, for every customer. */
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
  reference: string;
  country: string;
  postalCode: string | null;
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

/** Why the provider calculated no tax, as on the wire. */
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
  /** Our refund's row, where we made the refund. */
  refundId: string | null;
  intentId: string | null;
  live: boolean;
  happenedAt: Date;
}

/**
 * `declined`: the card was declined. `refused`: the provider will never accept this call. `unknown`: nobody knows
 * whether it happened; repeat with the same key, or look it up.
 */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly kind: "declined" | "refused" | "unknown";
  readonly code: string;
  readonly intentId: string | null;

  constructor(kind: "declined" | "refused" | "unknown", code: string, o: { cause: unknown; intentId?: string | null }) {
    super(`The card provider: ${kind} (${code})`, { cause: o.cause });
    this.kind = kind;
    this.code = code;
    this.intentId = o.intentId ?? null;
  }
}
