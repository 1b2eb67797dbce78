import type { PaywallComponents, Phase, ProductType } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Eligibility } from "../../rules/pricing/eligibility.ts";
import { projects } from "./projects.ts";
import { billingSchema, instant, micros } from "./schema.ts";

export const products = billingSchema.table(
  "products",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    identifier: text("identifier").notNull(),
    type: text("type").$type<ProductType>().notNull(),
    title: text("title").notNull(),
    description: text("description"),
    /** How long access goes on after a renewal was not paid, e.g. `P3D`; null for not at all. */
    gracePeriod: text("grace_period"),
    /** What the provider's tax tables call it. */
    taxCode: text("tax_code").notNull().default("txcd_10000000"),
    /** Which option clients take on their own, for whom it is meant; everybody else gets `base_option`. */
    defaultOption: text("default_option").notNull().default("base_option"),
    createdAt: instant("created_at").notNull(),
    /** No longer for sale; what was sold of it goes on. */
    archivedAt: instant("archived_at"),
  },
  (product) => [uniqueIndex("one_product_per_identifier").on(product.projectId, product.identifier)],
);

/** Never changed, only retired: what customers agreed to stays readable. */
export const prices = billingSchema.table(
  "prices",
  {
    id: uuid("id").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    amountMicros: micros("amount_micros").notNull(),
    currency: text("currency").notNull(),
    /** Null for what is bought once. */
    period: text("period"),
    /** The first price of a product is the one for customers without a wish. */
    position: integer("position").notNull(),
    createdAt: instant("created_at").notNull(),
    retiredAt: instant("retired_at"),
  },
  (price) => [
    uniqueIndex("one_current_price_per_currency")
      .on(price.productId, price.currency)
      .where(sql`${price.retiredAt} is null`),
    check("prices_are_positive", sql`${price.amountMicros} > 0`),
  ],
);

/** A way to pay a price: at once, after a trial, with an introductory phase. */
export const purchaseOptions = billingSchema.table(
  "purchase_options",
  {
    id: uuid("id").primaryKey(),
    priceId: uuid("price_id")
      .notNull()
      .references(() => prices.id),
    identifier: text("identifier").notNull(),
    trial: jsonb("trial").$type<Phase>(),
    intro: jsonb("intro").$type<Phase>(),
    /** Who gets the phases before the price. */
    eligibility: text("eligibility").$type<Eligibility>().notNull().default("never_this_product"),
    retiredAt: instant("retired_at"),
  },
  (option) => [
    uniqueIndex("one_current_option_per_identifier")
      .on(option.priceId, option.identifier)
      .where(sql`${option.retiredAt} is null`),
  ],
);

export const entitlements = billingSchema.table(
  "entitlements",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    identifier: text("identifier").notNull(),
    name: text("name").notNull(),
  },
  (entitlement) => [uniqueIndex("one_entitlement_per_identifier").on(entitlement.projectId, entitlement.identifier)],
);

/** What a product opens. */
export const productEntitlements = billingSchema.table(
  "product_entitlements",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    entitlementId: uuid("entitlement_id")
      .notNull()
      .references(() => entitlements.id, { onDelete: "cascade" }),
  },
  (grant) => [primaryKey({ columns: [grant.productId, grant.entitlementId] })],
);

export const offerings = billingSchema.table(
  "offerings",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    identifier: text("identifier").notNull(),
    description: text("description").notNull(),
    metadata: jsonb("metadata").$type<Record<string, unknown>>(),
    paywall: jsonb("paywall").$type<PaywallComponents>(),
    position: integer("position").notNull(),
  },
  (offering) => [uniqueIndex("one_offering_per_identifier").on(offering.projectId, offering.identifier)],
);

export const packages = billingSchema.table(
  "packages",
  {
    id: uuid("id").primaryKey(),
    offeringId: uuid("offering_id")
      .notNull()
      .references(() => offerings.id, { onDelete: "cascade" }),
    identifier: text("identifier").notNull(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    position: integer("position").notNull(),
  },
  (it) => [uniqueIndex("one_package_per_identifier").on(it.offeringId, it.identifier), index().on(it.productId)],
);

/**
 * The paths on which customers may change their plan, and no others. An upgrade is now, a downgrade at the period's
 * end.
 */
export const productChanges = billingSchema.table(
  "product_changes",
  {
    fromProductId: uuid("from_product_id")
      .notNull()
      .references(() => products.id),
    toProductId: uuid("to_product_id")
      .notNull()
      .references(() => products.id),
    kind: text("kind").$type<"upgrade" | "downgrade">().notNull(),
  },
  (change) => [
    primaryKey({ name: "one_path_between_two_products", columns: [change.fromProductId, change.toProductId] }),
  ],
);
