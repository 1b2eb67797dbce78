import type { BrandFont, BrandingAppearance } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { check, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { billingSchema, instant } from "./schema.ts";

/** What one catalogue describes: its products and its customers. */
export const projects = billingSchema.table(
  "projects",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    name: text("name").notNull(),
    currentOffering: text("current_offering"),
    createdAt: instant("created_at").notNull(),
  },
  (project) => [uniqueIndex("one_project_per_identifier").on(project.identifier)],
);

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

export type KeyKind = "production" | "sandbox" | "test_store" | "secret";

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
