import type { PeriodType, ProductType, Store } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { customers } from "./customers.ts";
import { payments } from "./payments.ts";
import { billingSchema, instant, micros } from "./schema.ts";
import { subscriptions } from "./subscriptions.ts";

/** A purchase or a period: a fact about what a customer has, and from when until when. Access is derived from these. */
export const transactions = billingSchema.table(
  "transactions",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    productType: text("product_type").$type<ProductType>().notNull(),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
    /** Null for what cost nothing: a trial. */
    paymentId: uuid("payment_id").references(() => payments.id),
    periodType: text("period_type").$type<PeriodType>().notNull(),
    amountMicros: micros("amount_micros").notNull(),
    currency: text("currency").notNull(),
    /** The tax within the amount, or on top of it: see the payment. */
    taxMicros: micros("tax_micros").notNull().default(0),
    country: text("country"),
    /** Counts a subscription's paid periods after the first: a trial's conversion is 1. */
    renewalNumber: integer("renewal_number").notNull().default(0),
    store: text("store").$type<Store>().notNull(),
    isSandbox: boolean("is_sandbox").notNull(),
    purchasedAt: instant("purchased_at").notNull(),
    startsAt: instant("starts_at").notNull(),
    /** Null for ever. */
    endsAt: instant("ends_at"),
    refundedAt: instant("refunded_at"),
  },
  (transaction) => [
    uniqueIndex("one_transaction_per_period").on(transaction.subscriptionId, transaction.startsAt),
    uniqueIndex("one_transaction_per_payment").on(transaction.paymentId),
    uniqueIndex("one_purchase_per_non_consumable")
      .on(transaction.customerId, transaction.productId, transaction.isSandbox)
      .where(sql`${transaction.productType} = 'non_consumable' and ${transaction.refundedAt} is null`),
    index().on(transaction.customerId),
    check(
      "only_subscriptions_have_periods",
      sql`(${transaction.productType} = 'subscription') = (${transaction.subscriptionId} is not null)`,
    ),
    check("a_period_ends_after_it_starts", sql`${transaction.endsAt} > ${transaction.startsAt}`),
  ],
);
