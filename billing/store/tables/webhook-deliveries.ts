import { sql } from "drizzle-orm";
import { bigserial, index, integer, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { outbox } from "./outbox.ts";
import { projects } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";

/** A merchant's server that receives webhooks. */
export const webhookEndpoints = billingSchema.table(
  "webhook_endpoints",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    identifier: text("identifier").notNull(),
    url: text("url").notNull(),
    /** `whsec_` and base64, as Standard Webhooks has it. The former one goes on signing until it is taken away. */
    secret: text("secret").notNull(),
    formerSecret: text("former_secret"),
    /** Empty for all. */
    eventTypes: text("event_types").array().notNull().default(sql`'{}'`),
    /** Only this app's; null for all. */
    app: text("app"),
    environment: text("environment").$type<"all" | "production" | "sandbox">().notNull().default("all"),
    /** Who hears that it was switched off. */
    email: text("email"),
    failuresInARow: integer("failures_in_a_row").notNull().default(0),
    disabledAt: instant("disabled_at"),
    createdAt: instant("created_at").notNull(),
  },
  (endpoint) => [uniqueIndex("one_endpoint_per_identifier").on(endpoint.projectId, endpoint.identifier)],
);

export type DeliveryState = "waiting" | "delivered" | "failed";

/** One event on its way to one endpoint. */
export const webhookDeliveries = billingSchema.table(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => outbox.id),
    /** Events of one customer go out one after the other. */
    lane: text("lane").notNull(),
    /** The other customer that an event is about, in whose line it stands too. */
    beside: text("beside"),
    /** The order in which they happened. */
    position: bigserial("position", { mode: "number" }).notNull(),
    state: text("state").$type<DeliveryState>().notNull(),
    tries: smallint("tries").notNull().default(0),
    dueAt: instant("due_at").notNull(),
    createdAt: instant("created_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (delivery) => [
    uniqueIndex("one_delivery_per_event_and_endpoint").on(delivery.endpointId, delivery.eventId),
    index().on(delivery.endpointId, delivery.position),
    index("deliveries_due").on(delivery.dueAt).where(sql`${delivery.state} = 'waiting'`),
    index("deliveries_in_line")
      .on(delivery.endpointId, delivery.lane, delivery.position)
      .where(sql`${delivery.state} = 'waiting'`),
    index("deliveries_beside")
      .on(delivery.endpointId, delivery.beside, delivery.position)
      .where(sql`${delivery.state} = 'waiting' and ${delivery.beside} is not null`),
  ],
);

/** The log of what was tried. */
export const webhookTries = billingSchema.table(
  "webhook_tries",
  {
    id: uuid("id").primaryKey(),
    deliveryId: uuid("delivery_id")
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    triedAt: instant("tried_at").notNull(),
    tookMs: integer("took_ms").notNull(),
    /** Null without an answer. */
    status: smallint("status"),
    /** The beginning of the answer, or why there was none. */
    answer: text("answer").notNull(),
  },
  (it) => [index().on(it.deliveryId)],
);
