import { boolean, index, text } from "drizzle-orm/pg-core";
import { billingSchema, instant } from "./schema.ts";

/** A provider's hint that something may have changed. Only what is needed to look again is kept. */
export const webhookEvents = billingSchema.table(
  "webhook_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    objectId: text("object_id").notNull(),
    /** The operation, payment or refund the object was made for, from its metadata. */
    operationId: text("operation_id"),
    paymentId: text("payment_id"),
    refundId: text("refund_id"),
    /** The payment intent that a charge, refund or dispute is about. */
    intentId: text("intent_id"),
    live: boolean("live").notNull(),
    happenedAt: instant("happened_at").notNull(),
    receivedAt: instant("received_at").notNull(),
    handledAt: instant("handled_at"),
  },
  (event) => [index("webhook_events_of_an_object").on(event.objectId, event.type)],
);
