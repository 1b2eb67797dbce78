/** All tables of the schema `billing`, for drizzle-kit. */
export * from "./tables/assets.ts";
export * from "./tables/customers.ts";
export * from "./tables/emails.ts";
export * from "./tables/ledger.ts";
export * from "./tables/operations.ts";
export * from "./tables/outbox.ts";
export * from "./tables/payments.ts";
export * from "./tables/portal.ts";
export * from "./tables/products.ts";
export * from "./tables/projects.ts";
export * from "./tables/receipts.ts";
export { billingSchema } from "./tables/schema.ts";
export * from "./tables/subscriptions.ts";
export * from "./tables/targeting.ts";
export * from "./tables/taxes.ts";
export * from "./tables/transactions.ts";
export * from "./tables/webhook-events.ts";
export * from "./tables/webhooks.ts";
