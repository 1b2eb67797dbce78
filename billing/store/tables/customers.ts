import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { entitlements } from "./catalogue.ts";
import { apps, projects } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";

export const customers = billingSchema.table(
  "customers",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    appUserId: text("app_user_id").notNull(),
    /** Set by a merge; then this customer owns nothing any more. */
    mergedIntoId: uuid("merged_into_id"),
    /** What they are offered instead of the current offering. */
    offeringOverride: text("offering_override"),
    /** The country of their last request or purchase, ISO 3166-1 alpha-2. */
    country: text("country"),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (customer) => [uniqueIndex("one_customer_per_app_user_id").on(customer.projectId, customer.appUserId)],
);

export const aliases = billingSchema.table(
  "aliases",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    appUserId: text("app_user_id").notNull(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    createdAt: instant("created_at").notNull(),
  },
  (alias) => [
    primaryKey({ name: "one_customer_per_alias", columns: [alias.projectId, alias.appUserId] }),
    index().on(alias.customerId),
  ],
);

/** Entitlements granted for free. */
export const promotionalGrants = billingSchema.table(
  "promotional_grants",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    entitlementId: uuid("entitlement_id")
      .notNull()
      .references(() => entitlements.id),
    isSandbox: boolean("is_sandbox").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    revokedAt: instant("revoked_at"),
    /** When its end was recorded. */
    endedAt: instant("ended_at"),
  },
  (grant) => [index().on(grant.customerId), index("grants_due").on(grant.endsAt).where(sql`${grant.endedAt} is null`)],
);

/** A link that gives an anonymous purchase to the customer who opens it, once. Only the token's hash is stored. */
export const redemptions = billingSchema.table(
  "redemptions",
  {
    id: uuid("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    operationId: uuid("operation_id").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    redeemedAt: instant("redeemed_at"),
    redeemedBy: text("redeemed_by"),
  },
  (link) => [uniqueIndex("one_redemption_per_token").on(link.tokenHash), index().on(link.operationId)],
);

/** A customer's record at the card provider, one for each of our accounts there, and for its test mode. */
export const providerCustomers = billingSchema.table(
  "provider_customers",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    account: text("account").notNull(),
    live: boolean("live").notNull(),
    providerId: text("provider_id").notNull(),
    email: text("email").notNull(),
  },
  (it) => [primaryKey({ name: "one_provider_customer_per_account", columns: [it.customerId, it.account, it.live] })],
);

/**
 * The newest value wins, by the client's clock. A removed attribute keeps its row, so that an older value stays older.
 */
export const customerAttributes = billingSchema.table(
  "customer_attributes",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    name: text("name").notNull(),
    value: text("value"),
    updatedAtMs: bigint("updated_at_ms", { mode: "number" }).notNull(),
  },
  (attribute) => [primaryKey({ columns: [attribute.customerId, attribute.name] })],
);

/** Browsers' events about checkouts. They are sent until accepted, so the id decides. */
export const clientEvents = billingSchema.table(
  "client_events",
  {
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    id: text("id").notNull(),
    name: text("name").notNull(),
    appUserId: text("app_user_id").notNull(),
    happenedAt: instant("happened_at").notNull(),
    receivedAt: instant("received_at").notNull(),
    traceId: text("trace_id"),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  },
  (event) => [
    primaryKey({ name: "one_client_event_per_id", columns: [event.appId, event.id] }),
    index().on(event.appId, event.traceId),
  ],
);
