import { index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { billingSchema, instant } from "./schema.ts";
import { subscriptions } from "./subscriptions.ts";

/** What happened to a customer, in order, written in the transaction that made it happen. */
export const outbox = billingSchema.table(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
    /** Counts from 1 within a subscription. */
    sequence: integer("sequence").notNull(),
    type: text("type").$type<OutboxEvent>().notNull(),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (event) => [
    uniqueIndex("one_event_per_sequence_number").on(event.subscriptionId, event.sequence),
    index().on(event.customerId),
  ],
);

export type OutboxEvent =
  | "INITIAL_PURCHASE"
  | "NON_RENEWING_PURCHASE"
  | "RENEWAL"
  | "CANCELLATION"
  | "UNCANCELLATION"
  | "BILLING_ISSUE"
  | "EXPIRATION";
