import { bigint, boolean, index, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (customer) => [uniqueIndex("one_customer_per_app_user_id").on(customer.projectId, customer.appUserId)],
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

/** The newest word wins, by the writer's own clock. A removed attribute keeps its row, so that an older word stays older. */
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

/** What browsers tell about checkouts. Sent again until it is accepted, so the id decides. */
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
