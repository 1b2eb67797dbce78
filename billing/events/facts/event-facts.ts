import type { PeriodType } from "@hemline/protocol";
import type { EventType } from "../../rules/event-types.ts";
import type { CancelReason } from "../../store/tables.ts";

/**
 * What a flow must know to tell of an event; everything else is read from the rows, after the change. Amounts in micros,
 * instants in ISO 8601.
 */
export interface EventFacts {
  INITIAL_PURCHASE: Bought & { periodType: PeriodType; expiresAt: string };
  /** `recovery` where payments before had failed, which the customer was told. */
  RENEWAL: Bought & { periodType: PeriodType; expiresAt: string; recovery?: Recovery };
  /** Bought once, or given as a present. */
  NON_RENEWING_PURCHASE: Bought | Granted;
  /** Will not renew; or money went back, which ends it at once; or a present was taken away. */
  CANCELLATION:
    | { reason: Exclude<CancelReason, "CUSTOMER_SUPPORT"> }
    | MoneyBack
    | (Granted & { reason: CancelReason });
  UNCANCELLATION: object;
  /** Once in a row of failures. The grace period is read from the subscription, so write it there first. */
  BILLING_ISSUE: { failureCode: string };
  /** With `newProduct` it made room for another plan, and nobody gets a letter about it. */
  EXPIRATION: { reason: ExpirationReason; newProduct?: string } | (Granted & { reason: ExpirationReason });
  /** At a checkout, or of a renewal. */
  INVOICE_ISSUANCE: { paymentId: string; operationId?: string };
  PRODUCT_CHANGE: PlanChange;
  SUBSCRIPTION_EXTENDED: { expiresAt: string };
  /** Told once, of who has it now; both lists are app user ids. */
  TRANSFER: { fromCustomerId: string; transferredFrom: string[]; transferredTo: string[]; isSandbox: boolean };
  VIRTUAL_CURRENCY_TRANSACTION: {
    ledgerTransactionId: string;
    source: "in_app_purchase" | "admin_api";
    adjustments: { amount: number; currency: { code: string; name: string; description: string | null } }[];
    /** The purchase or period it came with. */
    transactionId: string | null;
    isSandbox: boolean;
  };
}

export type Recovery = "in_grace" | "after_access_ended";

/** An event and what its flow knows about it. */
export type BillingEvent = {
  [Type in keyof EventFacts & EventType]: { type: Type; content: EventFacts[Type] };
}[keyof EventFacts & EventType];

export type ExpirationReason = CancelReason | "UNKNOWN";

export interface Bought {
  product: string;
  transactionId: string;
  amountMicros: number;
  currency: string;
  /** The checkout, while the transaction does not stand in it yet. */
  operationId?: string;
}

/** Access as a present: its row, and the product it stands under in the customer's answer. */
export interface Granted {
  grantId: string;
  product: string;
}

/** Of a purchase or period, all or a part of what was paid. A bank that takes it back has no refund of ours. */
export interface MoneyBack {
  reason: "CUSTOMER_SUPPORT" | "UNSUBSCRIBE";
  transactionId: string;
  refundedMicros: number;
  refundId: string | null;
  disputeId?: string;
  /** What the rest of it made room for. */
  newProduct?: string;
}

export interface PlanChange {
  /** What it goes on with; of a downgrade that was called off, what it was all the time. */
  newProduct: string;
  newPriceId: string;
  kind: "upgrade" | "downgrade" | "downgrade_cancelled";
  takesEffectAt: string;
}
