import { sql } from "drizzle-orm";
import { boolean, index, jsonb, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { apps } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";

/** Emails about what happened, each once: `subject` is the subscription, purchase or refund, `period` the period of it. */
export const emails = billingSchema.table(
  "emails",
  {
    id: uuid("id").primaryKey(),
    type: text("type").notNull(),
    subject: text("subject").notNull(),
    period: text("period").notNull(),
    customerId: uuid("customer_id").references(() => customers.id),
    email: text("email").notNull(),
    appId: uuid("app_id").references(() => apps.id),
    isSandbox: boolean("is_sandbox").notNull().default(true),
    /** The facts of its type; the text is written when it is sent. */
    content: jsonb("content").$type<Record<string, unknown>>().notNull().default({}),
    tries: smallint("tries").notNull().default(0),
    dueAt: instant("due_at"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    fault: text("fault"),
  },
  (email) => [
    index("emails_due").on(email.dueAt).where(sql`${email.dueAt} is not null`),
    index("undelivered_emails").on(email.createdAt).where(sql`${email.dueAt} is null and ${email.sentAt} is null`),
    uniqueIndex("one_email_per_type_subject_and_period").on(email.type, email.subject, email.period),
    index().on(email.customerId),
  ],
);
