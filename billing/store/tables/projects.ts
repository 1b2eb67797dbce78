import type { BrandFont, BrandingAppearance } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TaxBehavior } from "../../rules/pricing/tax-behavior.ts";
import { billingSchema, instant } from "./schema.ts";

/** What one catalogue describes: its products and its customers. */
export const projects = billingSchema.table(
  "projects",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    name: text("name").notNull(),
    currentOffering: text("current_offering"),
    /** What "all other cases" of its placements get; null for no offering. */
    fallbackOffering: text("fallback_offering"),
    restoreBehavior: text("restore_behavior").$type<RestoreBehavior>().notNull().default("transfer"),
    /** Whether a month of a sandbox purchase lasts five minutes; else it lasts a month. */
    sandboxIsAccelerated: boolean("sandbox_is_accelerated").notNull().default(true),
    /** How far a sandbox project's time is ahead of the world's. */
    clockOffsetMs: bigint("clock_offset_ms", { mode: "number" }).notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (project) => [uniqueIndex("one_project_per_identifier").on(project.identifier)],
);

/** Whose a purchase is when a second identified customer shows it: theirs, theirs if nothing runs, or the first one's. */
export type RestoreBehavior = "transfer" | "transfer_if_inactive" | "keep";

/** A website that sells a project's products, with its keys and its looks. */
export const apps = billingSchema.table(
  "apps",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    identifier: text("identifier").notNull(),
    name: text("name").notNull(),
    collectsTax: boolean("collects_tax").notNull().default(false),
    taxBehavior: text("tax_behavior").$type<TaxBehavior>().notNull().default("automatic"),
    /** Whether a purchase answers with a link that hands it over to another app user id. */
    offersRedemption: boolean("offers_redemption").notNull().default(false),
    /** Where such a link leads, e.g. `hemline://redeem_web_purchase`; null for the portal's own page. */
    redemptionUrl: text("redemption_url"),
    allowsPaddleKeys: boolean("allows_paddle_keys").notNull().default(false),
    /** Whether every renewal brings an email; those after a trial and of a year or more always do. */
    mailsRenewals: boolean("mails_renewals").notNull().default(false),
    /** The language of customers whose own is unknown; null for English. */
    defaultLocale: text("default_locale"),
    /** Printed below every receipt. */
    receiptFooter: text("receipt_footer"),
    createdAt: instant("created_at").notNull(),
  },
  (app) => [uniqueIndex("one_app_per_identifier").on(app.projectId, app.identifier)],
);

/** How an app's checkout looks. */
export const branding = billingSchema.table("branding", {
  appId: uuid("app_id")
    .primaryKey()
    .references(() => apps.id),
  icon: text("icon"),
  iconWebp: text("icon_webp"),
  wordmark: text("wordmark"),
  wordmarkWebp: text("wordmark_webp"),
  supportEmail: text("support_email"),
  appearance: jsonb("appearance").$type<BrandingAppearance>(),
  font: jsonb("font").$type<BrandFont>(),
  feedbackFormUrl: text("feedback_form_url"),
});

export type KeyKind = "production" | "sandbox" | "test_store" | "paddle" | "secret";

/** Public keys are kept as they are; of a secret key only its hash and the beginning people know it by. */
export const apiKeys = billingSchema.table(
  "api_keys",
  {
    id: uuid("id").primaryKey(),
    appId: uuid("app_id")
      .notNull()
      .references(() => apps.id),
    kind: text("kind").$type<KeyKind>().notNull(),
    publicKey: text("public_key"),
    secretHash: text("secret_hash"),
    prefix: text("prefix").notNull(),
    name: text("name"),
    lastUsedAt: instant("last_used_at"),
    createdAt: instant("created_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (key) => [
    uniqueIndex("one_owner_per_public_key").on(key.publicKey),
    uniqueIndex("one_owner_per_secret_key").on(key.secretHash),
    check(
      "secret_keys_are_only_hashed",
      sql`(${key.kind} = 'secret') = (${key.publicKey} is null and ${key.secretHash} is not null)`,
    ),
  ],
);
