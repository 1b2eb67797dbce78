import type { Phase, Store } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { prices, products } from "./catalogue.ts";
import { customers } from "./customers.ts";
import { operations } from "./operations.ts";
import { billingSchema, instant, micros } from "./schema.ts";

export type CancelReason =
  | "UNSUBSCRIBE"
  | "DEVELOPER_INITIATED"
  | "BILLING_ERROR"
  | "CUSTOMER_SUPPORT"
  | "PRICE_INCREASE";

/** An agreement that renews itself, at the price agreed. Its periods are its transactions. */
export const subscriptions = billingSchema.table(
  "subscriptions",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    operationId: uuid("operation_id")
      .notNull()
      .references(() => operations.id),
    priceId: uuid("price_id")
      .notNull()
      .references(() => prices.id),
    amountMicros: micros("amount_micros").notNull(),
    currency: text("currency").notNull(),
    period: text("period").notNull(),
    intro: jsonb("intro").$type<Phase>(),
    store: text("store").$type<Store>().notNull(),
    isSandbox: boolean("is_sandbox").notNull(),
    email: text("email"),
    /** Whether its periods are those of a sandbox in a hurry. */
    isAccelerated: boolean("is_accelerated").notNull().default(false),
    gracePeriod: text("grace_period"),
    /** Where it is taxed; null where no tax is collected. */
    taxCountry: text("tax_country"),
    taxPostalCode: text("tax_postal_code"),

    startedAt: instant("started_at").notNull(),
    /** Where paid periods are counted from: the calendar day is kept over short months. */
    anchorAt: instant("anchor_at").notNull(),
    providerCustomerId: text("provider_customer_id"),
    paymentMethodId: text("payment_method_id"),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    /** The price it goes on with after this period: a downgrade. */
    nextPriceId: uuid("next_price_id").references(() => prices.id),

    /** When the next period is to be paid; null when none is. */
    renewsAt: instant("renews_at"),
    /** Tries already made for the period that is due. */
    attempts: smallint("attempts").notNull().default(0),
    /** Paid periods after the first one; a trial's conversion counts. */
    renewals: integer("renewals").notNull().default(0),
    unsubscribedAt: instant("unsubscribed_at"),
    cancelReason: text("cancel_reason").$type<CancelReason>(),
    billingIssueAt: instant("billing_issue_at"),
    graceEndsAt: instant("grace_ends_at"),
    refundedAt: instant("refunded_at"),
    /** Since when a failed renewal leaves them without access, which was told. It may still be paid. */
    lapsedAt: instant("lapsed_at"),
    /** Nothing will happen to it any more. */
    endedAt: instant("ended_at"),
  },
  (subscription) => [
    uniqueIndex("one_live_subscription_per_product")
      .on(subscription.customerId, subscription.productId, subscription.isSandbox)
      .where(sql`${subscription.endedAt} is null`),
    uniqueIndex("one_subscription_per_operation").on(subscription.operationId),
    index("subscriptions_due").on(subscription.renewsAt).where(sql`${subscription.endedAt} is null`),
    index("subscriptions_not_renewing")
      .on(subscription.id)
      .where(sql`${subscription.endedAt} is null and ${subscription.renewsAt} is null`),
    index("subscriptions_in_trouble")
      .on(subscription.billingIssueAt)
      .where(sql`${subscription.endedAt} is null and ${subscription.billingIssueAt} is not null`),
    check(
      "an_ended_subscription_does_not_renew",
      sql`${subscription.endedAt} is null or ${subscription.renewsAt} is null`,
    ),
    check(
      "only_unpaid_subscriptions_lapse",
      sql`${subscription.lapsedAt} is null or ${subscription.billingIssueAt} is not null`,
    ),
  ],
);
