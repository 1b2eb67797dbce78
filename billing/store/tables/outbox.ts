import { boolean, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EventType } from "../../rules/event-types.ts";
import { customers } from "./customers.ts";
import { apps } from "./projects.ts";
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
    type: text("type").$type<EventType>().notNull(),
    /** What its flow knew about it. */
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    appId: uuid("app_id").references(() => apps.id),
    isSandbox: boolean("is_sandbox").notNull().default(true),
    /** The event as receivers get it, written in the same transaction: what came later never shows in it. */
    event: jsonb("event").$type<Record<string, unknown>>(),
    createdAt: instant("created_at").notNull(),
  },
  (event) => [
    uniqueIndex("one_event_per_sequence_number").on(event.subscriptionId, event.sequence),
    index().on(event.customerId),
  ],
);
