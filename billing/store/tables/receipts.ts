import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { apps } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";
import { transactions } from "./transactions.ts";

/** The receipt of a payment, or the credit note of a refund. Numbers have no gap: the counter's row is locked until the receipt is written. */
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
