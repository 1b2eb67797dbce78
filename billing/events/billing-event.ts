import type { PeriodType } from "@hemline/protocol";
import type { EventType } from "../rules/event-types.ts";
import type { CancelReason } from "../store/tables.ts";

/**
 * The facts that a flow passes with an event; everything else is read from the rows after the change. Amounts in
 * micros, instants in ISO 8601.
 */
interface EventFacts {
  INITIAL_PURCHASE: Bought & { periodType: PeriodType; expiresAt: string };
  /** `recovery` where payments had failed before and the customer was informed. */
  RENEWAL: Bought & { periodType: PeriodType; expiresAt: string; recovery?: Recovery };
  NON_RENEWING_PURCHASE: Bought | Granted;
  /** Will not renew; or a refund, which ends it at once; or a revoked grant. */
  CANCELLATION:
    | { reason: Exclude<CancelReason, "CUSTOMER_SUPPORT"> }
    | MoneyBack
    | (Granted & { reason: CancelReason });
  UNCANCELLATION: object;
  /** Once in a row of failures. The grace period is read from the subscription, so write it there first. */
  BILLING_ISSUE: { failureCode: string };
  /** With `newProduct` it was replaced by another plan, and no email is sent. */
  EXPIRATION: { reason: ExpirationReason; newProduct?: string } | (Granted & { reason: ExpirationReason });
  INVOICE_ISSUANCE: { paymentId: string; operationId?: string };
  PRODUCT_CHANGE: PlanChange;
  SUBSCRIPTION_EXTENDED: { expiresAt: string };
  /** Recorded once, for the new owner; both lists are app user ids. */
  TRANSFER: { fromCustomerId: string; transferredFrom: string[]; transferredTo: string[]; isSandbox: boolean };
  VIRTUAL_CURRENCY_TRANSACTION: {
    ledgerTransactionId: string;
    source: "in_app_purchase" | "admin_api";
    adjustments: { amount: number; currency: { code: string; name: string; description: string | null } }[];
    transactionId: string | null;
    isSandbox: boolean;
  };
}

export type Recovery = "in_grace" | "after_access_ended";

export type BillingEvent = {
  [Type in keyof EventFacts & EventType]: { type: Type; content: EventFacts[Type] };
}[keyof EventFacts & EventType];

type ExpirationReason = CancelReason | "UNKNOWN";

interface Bought {
  product: string;
  transactionId: string;
  amountMicros: number;
  currency: string;
  operationId?: string;
}

/** A promotional grant, and the product it has in the customer's answer. */
export interface Granted {
  grantId: string;
  product: string;
}

/** A full or partial refund of a purchase or period. A bank's dispute has no refund of ours. */
export interface MoneyBack {
  reason: "CUSTOMER_SUPPORT" | "UNSUBSCRIBE";
  transactionId: string;
  refundedMicros: number;
  refundId: string | null;
  disputeId?: string;
  newProduct?: string;
}

export interface PlanChange {
  /** The plan that follows; for a cancelled downgrade, the plan that stays. */
  newProduct: string;
  newPriceId: string;
  kind: "upgrade" | "downgrade" | "downgrade_cancelled";
  takesEffectAt: string;
}
