import { sql } from "drizzle-orm";
import { check, index, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { operations } from "./operations.ts";
import { billingSchema, instant, micros } from "./schema.ts";
import { subscriptions } from "./subscriptions.ts";

export type PaymentState = "pending" | "succeeded" | "failed";

/**
 * Money on its way to us. The row is there before the provider is asked and its id is the provider's idempotency key,
 * so asking again can never charge again.
 */
export const payments = billingSchema.table(
  "payments",
  {
    id: uuid("id").primaryKey(),
    operationId: uuid("operation_id").references(() => operations.id),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
    /** The start of the period a renewal pays for. */
    periodStartsAt: instant("period_starts_at"),
    attempt: smallint("attempt").notNull(),
    /** What is charged, tax and all. */
    amountMicros: micros("amount_micros").notNull(),
    currency: text("currency").notNull(),
    taxMicros: micros("tax_micros").notNull().default(0),
    taxCalculationId: uuid("tax_calculation_id"),
    /** The provider's record of the tax, once the money is here. */
    taxTransactionId: text("tax_transaction_id"),
    state: text("state").$type<PaymentState>().notNull(),
    intentId: text("intent_id"),
    failureCode: text("failure_code"),
    /** Since when its owner must confirm it in person: the card's bank wants to see them. */
    needsCustomerAt: instant("needs_customer_at"),
    createdAt: instant("created_at").notNull(),
    /** When the janitor last asked the provider about it. */
    checkedAt: instant("checked_at"),
    settledAt: instant("settled_at"),
  },
  (payment) => [
    uniqueIndex("one_payment_per_intent").on(payment.intentId),
    uniqueIndex("one_open_payment_per_operation").on(payment.operationId).where(sql`${payment.state} = 'pending'`),
    uniqueIndex("one_charge_per_operation").on(payment.operationId).where(sql`${payment.state} = 'succeeded'`),
    uniqueIndex("one_open_payment_per_subscription")
      .on(payment.subscriptionId)
      .where(sql`${payment.state} = 'pending' and ${payment.operationId} is null`),
    uniqueIndex("one_charge_per_period")
      .on(payment.subscriptionId, payment.periodStartsAt)
      .where(sql`${payment.state} = 'succeeded' and ${payment.operationId} is null`),
    index("payments_whose_tax_is_unrecorded")
      .on(payment.settledAt)
      .where(
        sql`${payment.state} = 'succeeded' and ${payment.taxCalculationId} is not null and ${payment.taxTransactionId} is null`,
      ),
    uniqueIndex("one_payment_per_attempt").on(payment.subscriptionId, payment.periodStartsAt, payment.attempt),
    check(
      "a_payment_has_a_reason",
      sql`${payment.operationId} is not null or (${payment.subscriptionId} is not null and ${payment.periodStartsAt} is not null)`,
    ),
    check("payments_are_positive", sql`${payment.amountMicros} > 0`),
  ],
);

export type RefundState = "pending" | "succeeded" | "failed";

/**
 * `remainder`: what was left after a part had been given back. `plan_change`: the unused part of what an upgrade ended.
 * `late`: money that came when nothing could be opened with it any more. `outside`: it was made at the provider.
 */
export type RefundReason = "duplicate" | "requested_by_customer" | "remainder" | "plan_change" | "late" | "outside";

/** Money on its way back. Made the same way: row first, then the provider. */
export const refunds = billingSchema.table(
  "refunds",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    amountMicros: micros("amount_micros").notNull(),
    reason: text("reason").$type<RefundReason>().notNull(),
    state: text("state").$type<RefundState>().notNull(),
    providerId: text("provider_id"),
    taxReversalId: text("tax_reversal_id"),
    createdAt: instant("created_at").notNull(),
    /** When the janitor last asked the provider about it. */
    checkedAt: instant("checked_at"),
    settledAt: instant("settled_at"),
  },
  (refund) => [
    uniqueIndex("one_refund_per_provider_refund").on(refund.providerId),
    uniqueIndex("one_refund_per_reason")
      .on(refund.paymentId, refund.reason)
      .where(sql`${refund.state} <> 'failed' and ${refund.reason} <> 'outside'`),
    index().on(refund.paymentId),
    index("refunds_of_unknown_outcome").on(refund.createdAt).where(sql`${refund.state} = 'pending'`),
  ],
);

/** A customer's bank takes money back, or thinks about it. */
export const disputes = billingSchema.table(
  "disputes",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    providerId: text("provider_id").notNull(),
    amountMicros: micros("amount_micros").notNull(),
    reason: text("reason").notNull(),
    /** The provider's word, e.g. `needs_response`, `won`, `lost`, `warning_closed`. */
    status: text("status").notNull(),
    openedAt: instant("opened_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (dispute) => [uniqueIndex("one_dispute_per_provider_dispute").on(dispute.providerId), index().on(dispute.paymentId)],
);
