import { maxBalance } from "@hemline/protocol/limits";
import { sql } from "drizzle-orm";
import { bigint, check, index, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { customers } from "./customers.ts";
import { projects } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";

const amount = (name: string) => bigint(name, { mode: "number" });

/** A currency of an app's own: coins, credits. */
export const virtualCurrencies = billingSchema.table(
  "virtual_currencies",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    code: text("code").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    archivedAt: instant("archived_at"),
  },
  (currency) => [uniqueIndex("one_currency_per_code").on(currency.projectId, currency.code)],
);

/** What a product grants of a currency with each period or purchase. */
export const productCurrencies = billingSchema.table(
  "product_currencies",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    currencyId: uuid("currency_id")
      .notNull()
      .references(() => virtualCurrencies.id),
    amount: amount("amount").notNull(),
    trialAmount: amount("trial_amount").notNull().default(0),
    /** What is left when the period ends is lost. */
    expiresAfter: text("expires_after"),
  },
  (grant) => [primaryKey({ columns: [grant.productId, grant.currencyId] })],
);

/** What a customer has, kept beside the ledger so that two spenders wait for each other. */
export const balances = billingSchema.table(
  "balances",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    currencyId: uuid("currency_id")
      .notNull()
      .references(() => virtualCurrencies.id),
    balance: amount("balance").notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.customerId, it.currencyId] }),
    check("a_balance_is_neither_negative_nor_endless", sql`${it.balance} between 0 and ${sql.raw(String(maxBalance))}`),
  ],
);

export type LedgerReason = "purchase" | "trial" | "refund" | "api" | "expiry" | "merge";

/** One movement of currencies; its postings add up to zero in each currency. */
export const ledgerTransactions = billingSchema.table(
  "ledger_transactions",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    reason: text("reason").$type<LedgerReason>().notNull(),
    /** The purchase, refund or lot it is about, or the caller's own word. */
    reference: text("reference"),
    createdAt: instant("created_at").notNull(),
  },
  (it) => [
    uniqueIndex("one_ledger_transaction_per_reason_and_reference")
      .on(it.customerId, it.reason, it.reference)
      .where(sql`${it.reason} <> 'api'`),
    index().on(it.customerId),
    index().on(it.reference),
  ],
);

export const ledgerPostings = billingSchema.table(
  "ledger_postings",
  {
    ledgerTransactionId: uuid("ledger_transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    currencyId: uuid("currency_id")
      .notNull()
      .references(() => virtualCurrencies.id),
    account: text("account").$type<"customer" | "house">().notNull(),
    amount: amount("amount").notNull(),
  },
  (posting) => [
    primaryKey({
      name: "one_posting_per_account_and_currency",
      columns: [posting.ledgerTransactionId, posting.currencyId, posting.account],
    }),
  ],
);

/** What came in, and what is left of it. What expires soonest is spent first. */
export const ledgerLots = billingSchema.table(
  "ledger_lots",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    currencyId: uuid("currency_id")
      .notNull()
      .references(() => virtualCurrencies.id),
    ledgerTransactionId: uuid("ledger_transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    amount: amount("amount").notNull(),
    left: amount("left").notNull(),
    expiresAt: instant("expires_at"),
    createdAt: instant("created_at").notNull(),
  },
  (lot) => [
    index("lots_to_spend").on(lot.customerId, lot.currencyId, lot.expiresAt).where(sql`${lot.left} > 0`),
    index("lots_to_expire").on(lot.expiresAt).where(sql`${lot.left} > 0`),
    check("a_lot_is_never_overspent", sql`${lot.left} between 0 and ${lot.amount}`),
  ],
);
