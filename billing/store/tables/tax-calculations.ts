import type { TaxAnswer, TaxFailure } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { billingSchema, instant, micros } from "./schema.ts";

/** What the provider said about the tax on one amount at one place. */
export const taxCalculations = billingSchema.table(
  "tax_calculations",
  {
    id: uuid("id").primaryKey(),
    operationId: uuid("operation_id"),
    subscriptionId: uuid("subscription_id"),
    /** A hash of everything the provider was told: the same question is not asked twice while its answer is fresh. */
    questionHash: text("question_hash").notNull(),
    /** The provider's own; null where it failed. */
    providerId: text("provider_id"),
    country: text("country"),
    postalCode: text("postal_code"),
    currency: text("currency").notNull(),
    isInclusive: boolean("is_inclusive").notNull(),
    /** What was asked about: with tax where it is inclusive, without where it is not. */
    amountMicros: micros("amount_micros").notNull(),
    taxMicros: micros("tax_micros").notNull(),
    totalMicros: micros("total_micros").notNull(),
    breakdown: jsonb("breakdown").$type<TaxAnswer["tax_breakdown"]>().notNull(),
    failedReason: text("failed_reason").$type<TaxFailure>(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at"),
  },
  (calculation) => [
    index().on(calculation.operationId),
    index().on(calculation.questionHash),
    index().on(calculation.subscriptionId),
    check(
      "a_total_is_what_it_should_be",
      sql`${calculation.totalMicros} = ${calculation.amountMicros} + case when ${calculation.isInclusive} then 0 else ${calculation.taxMicros} end`,
    ),
  ],
);
