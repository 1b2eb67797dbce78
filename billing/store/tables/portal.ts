import { index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { apps } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";

/**
 * A link that opens the portal once: sent by mail, it opens what was bought with that address; asked for by the app's
 * own server, what one customer bought. Only the token's hash is kept.
 */
export const portalLinks = billingSchema.table(
  "portal_links",
  {
    id: uuid("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    customerId: uuid("customer_id").references(() => customers.id),
    /** In lower case; empty where an app's server asked and no address is known. */
    email: text("email").notNull(),
    /** The payment it leads to, where one waits for its owner. */
    paymentId: uuid("payment_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (link) => [
    uniqueIndex("one_portal_link_per_token").on(link.tokenHash),
    index().on(link.customerId),
    index("portal_links_by_email").on(link.appId, link.email, link.createdAt),
  ],
);

/** A customer's visit through such a link. */
export const portalSessions = billingSchema.table(
  "portal_sessions",
  {
    id: uuid("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    customerId: uuid("customer_id").references(() => customers.id),
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (session) => [uniqueIndex("one_portal_session_per_token").on(session.tokenHash), index().on(session.customerId)],
);
