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
  refund(o: {
    intentId: string;
    units: number;
    reason: "duplicate" | "requested_by_customer";
    refundId: string;
    key: string;
  }): Promise<Refund>;
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
}

export interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
  reference: { operationId: string | null; paymentId: string | null };
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
