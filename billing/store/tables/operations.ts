import type { Phase, ProductType, Store, Targeting } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OperationState } from "../../rules/operation-answer.ts";
import type { LocalAddress } from "../../rules/pricing/tax-address.ts";
import { prices, products } from "./catalogue.ts";
import { customers } from "./customers.ts";
import { apps } from "./projects.ts";
import { billingSchema, instant, micros } from "./schema.ts";

/** One attempt to buy, with the price as it was agreed. */
export const operations = billingSchema.table(
  "operations",
  {
    id: uuid("id").primaryKey(),
    sessionId: text("session_id").notNull(),
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    priceId: uuid("price_id")
      .notNull()
      .references(() => prices.id),
    optionIdentifier: text("option_identifier").notNull(),
    productType: text("product_type").$type<ProductType>().notNull(),
    amountMicros: micros("amount_micros").notNull(),
    currency: text("currency").notNull(),
    period: text("period"),
    trial: jsonb("trial").$type<Phase>(),
    intro: jsonb("intro").$type<Phase>(),
    store: text("store").$type<Store>().notNull(),
    isSandbox: boolean("is_sandbox").notNull(),
    /** Whether its periods are those of a sandbox in a hurry. */
    isAccelerated: boolean("is_accelerated").notNull().default(false),
    gracePeriod: text("grace_period"),
    /** The subscription that ends when this is paid: an upgrade. */
    changesSubscriptionId: uuid("changes_subscription_id"),
    /** The instant to which the unused time of that subscription was counted when its credit was shown. */
    changeQuotedAt: instant("change_quoted_at"),

    country: text("country"),
    postalCode: text("postal_code"),
    /** Further parts of the address, where the customer gave them. */
    addressMore: jsonb("address_more").$type<LocalAddress>(),
    /** The calculation whose totals the customer has been shown last; null where no tax is collected. */
    taxCalculationId: uuid("tax_calculation_id"),
    /** What is added to, or contained in, the amount due now. */
    taxMicros: micros("tax_micros").notNull().default(0),
    taxIsInclusive: boolean("tax_is_inclusive").notNull().default(false),

    state: text("state").$type<OperationState>().notNull(),
    email: text("email"),
    /** The language tag of the checkout, which emails and the portal then speak. */
    locale: text("locale"),
    traceId: text("trace_id").notNull(),
    /** The network that started it, for limits on card testing; forgotten after two days. */
    callerNetwork: text("caller_network"),
    offering: text("offering").notNull(),
    placement: text("placement"),
    targeting: jsonb("targeting").$type<Targeting>(),
    metadata: jsonb("metadata").$type<Record<string, unknown>>().notNull(),

    intentId: text("intent_id"),
    errorCode: smallint("error_code"),
    errorMessage: text("error_message"),
    transactionId: uuid("transaction_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When the janitor last asked the provider about it. */
    checkedAt: instant("checked_at"),
    settledAt: instant("settled_at"),
  },
  (operation) => [
    uniqueIndex("one_operation_per_session").on(operation.sessionId),
    uniqueIndex("one_operation_per_intent").on(operation.intentId),
    uniqueIndex("one_operation_per_transaction").on(operation.transactionId),
    index("operations_of_unknown_outcome").on(operation.createdAt).where(sql`${operation.settledAt} is null`),
    index().on(operation.customerId),
    index().on(operation.traceId),
    index("operations_of_a_network")
      .on(operation.callerNetwork, operation.createdAt)
      .where(sql`${operation.callerNetwork} is not null`),
    index("operations_by_email").on(operation.appId, sql`lower(${operation.email})`),
    check(
      "a_final_state_has_its_instant",
      sql`(${operation.state} in ('succeeded', 'failed', 'expired')) = (${operation.settledAt} is not null)`,
    ),
    check(
      "a_success_has_its_transaction",
      sql`(${operation.state} = 'succeeded') = (${operation.transactionId} is not null)`,
    ),
    check("a_failure_has_its_code", sql`${operation.state} <> 'failed' or ${operation.errorCode} between 1 and 5`),
  ],
);
