import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { apps } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";
import { transactions } from "./transactions.ts";

/** A letter about something that happened, each once: `subject` is the subscription, purchase or refund, `period` its stretch. */
export const letters = billingSchema.table(
  "letters",
  {
    id: uuid("id").primaryKey(),
    type: text("type").notNull(),
    subject: text("subject").notNull(),
    period: text("period").notNull(),
    /** Null for a letter to whoever runs an endpoint. */
    customerId: uuid("customer_id").references(() => customers.id),
    email: text("email").notNull(),
    appId: uuid("app_id").references(() => apps.id),
    isSandbox: boolean("is_sandbox").notNull().default(true),
    /** What it says, in words and numbers of its type; how it is worded is decided when it is sent. */
    content: jsonb("content").$type<Record<string, unknown>>().notNull().default({}),
    tries: smallint("tries").notNull().default(0),
    /** When it is sent, or tried again; null once it is sent or given up. */
    dueAt: instant("due_at"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    /** What went wrong the last time it was tried. */
    fault: text("fault"),
  },
  (letter) => [
    index("letters_due").on(letter.dueAt).where(sql`${letter.dueAt} is not null`),
    index("letters_given_up").on(letter.createdAt).where(sql`${letter.dueAt} is null and ${letter.sentAt} is null`),
    uniqueIndex("one_letter_per_type_subject_and_period").on(letter.type, letter.subject, letter.period),
    index().on(letter.customerId),
  ],
);

/** The paper for a payment or a refund. Numbers have no gap: the counter's row is locked until the receipt is written. */
export const receipts = billingSchema.table(
  "receipts",
  {
    id: uuid("id").primaryKey(),
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    isSandbox: boolean("is_sandbox").notNull(),
    number: integer("number").notNull(),
    kind: text("kind").$type<"receipt" | "credit_note">().notNull(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    transactionId: uuid("transaction_id").references(() => transactions.id),
    refundId: uuid("refund_id"),
    issuedAt: instant("issued_at").notNull(),
    /** Everything that is printed, as it was then. */
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  },
  (receipt) => [
    uniqueIndex("one_receipt_per_number").on(receipt.appId, receipt.isSandbox, receipt.number),
    uniqueIndex("one_receipt_per_transaction").on(receipt.transactionId),
    uniqueIndex("one_credit_note_per_refund").on(receipt.refundId),
    index().on(receipt.customerId),
    index("receipts_by_email").on(receipt.appId, sql`lower(${receipt.content} ->> 'email')`),
  ],
);

export const receiptCounters = billingSchema.table(
  "receipt_counters",
  {
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    isSandbox: boolean("is_sandbox").notNull(),
    last: integer("last").notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.appId, counter.isSandbox] })],
);
