CREATE TABLE "billing"."aliases" (
	"project_id" uuid NOT NULL,
	"app_user_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_customer_per_alias" PRIMARY KEY("project_id","app_user_id")
);
--> statement-breakpoint
CREATE TABLE "billing"."promotional_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"entitlement_id" uuid NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"app_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	"redeemed_by" text
);
--> statement-breakpoint
CREATE TABLE "billing"."balances" (
	"customer_id" uuid NOT NULL,
	"currency_id" uuid NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "balances_customer_id_currency_id_pk" PRIMARY KEY("customer_id","currency_id"),
	CONSTRAINT "a_balance_is_neither_negative_nor_endless" CHECK ("billing"."balances"."balance" between 0 and 2000000000)
);
--> statement-breakpoint
CREATE TABLE "billing"."idempotency_keys" (
	"project_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_answer_per_idempotency_key" PRIMARY KEY("project_id","key")
);
--> statement-breakpoint
CREATE TABLE "billing"."ledger_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"currency_id" uuid NOT NULL,
	"ledger_transaction_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"left" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "a_lot_is_never_overspent" CHECK ("billing"."ledger_lots"."left" between 0 and "billing"."ledger_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "billing"."ledger_postings" (
	"ledger_transaction_id" uuid NOT NULL,
	"currency_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "one_posting_per_account_and_currency" PRIMARY KEY("ledger_transaction_id","currency_id","account")
);
--> statement-breakpoint
CREATE TABLE "billing"."ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."product_currencies" (
	"product_id" uuid NOT NULL,
	"currency_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"trial_amount" bigint DEFAULT 0 NOT NULL,
	"expires_after" text,
	CONSTRAINT "product_currencies_product_id_currency_id_pk" PRIMARY KEY("product_id","currency_id")
);
--> statement-breakpoint
CREATE TABLE "billing"."virtual_currencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."receipt_counters" (
	"app_id" uuid NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_app_id_is_sandbox_pk" PRIMARY KEY("app_id","is_sandbox")
);
--> statement-breakpoint
CREATE TABLE "billing"."receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"transaction_id" uuid,
	"refund_id" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"amount_micros" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."portal_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"app_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."portal_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"app_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."product_changes" (
	"from_product_id" uuid NOT NULL,
	"to_product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "one_path_between_two_products" PRIMARY KEY("from_product_id","to_product_id")
);
--> statement-breakpoint
CREATE TABLE "billing"."placements" (
	"project_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"offering" text,
	"position" integer NOT NULL,
	CONSTRAINT "one_placement_per_identifier" PRIMARY KEY("project_id","identifier")
);
--> statement-breakpoint
CREATE TABLE "billing"."targeting_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"conditions" jsonb NOT NULL,
	"offering" text,
	"placements" jsonb NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."tax_calculations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation_id" uuid,
	"subscription_id" uuid,
	"provider_id" text,
	"country" text,
	"postal_code" text,
	"currency" text NOT NULL,
	"is_inclusive" boolean NOT NULL,
	"amount_micros" bigint NOT NULL,
	"tax_micros" bigint NOT NULL,
	"total_micros" bigint NOT NULL,
	"breakdown" jsonb NOT NULL,
	"failed_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "a_total_is_what_it_should_be" CHECK ("billing"."tax_calculations"."total_micros" = "billing"."tax_calculations"."amount_micros" + case when "billing"."tax_calculations"."is_inclusive" then 0 else "billing"."tax_calculations"."tax_micros" end)
);
--> statement-breakpoint
CREATE TABLE "billing"."webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"lane" text NOT NULL,
	"position" bigserial NOT NULL,
	"state" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"event_types" text[] DEFAULT '{}' NOT NULL,
	"app" text,
	"environment" text DEFAULT 'all' NOT NULL,
	"email" text,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."webhook_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"status" smallint,
	"answer" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "billing"."one_full_refund_per_payment";--> statement-breakpoint
ALTER TABLE "billing"."customers" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "billing"."customers" ADD COLUMN "offering_override" text;--> statement-breakpoint
ALTER TABLE "billing"."customers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "is_accelerated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "grace_period" text;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "changes_subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "tax_calculation_id" uuid;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "tax_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD COLUMN "tax_is_inclusive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD COLUMN "is_sandbox" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD COLUMN "event" jsonb;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD COLUMN "tax_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD COLUMN "tax_calculation_id" uuid;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD COLUMN "tax_transaction_id" text;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD COLUMN "needs_customer_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing"."refunds" ADD COLUMN "tax_reversal_id" text;--> statement-breakpoint
ALTER TABLE "billing"."products" ADD COLUMN "grace_period" text;--> statement-breakpoint
ALTER TABLE "billing"."products" ADD COLUMN "tax_code" text DEFAULT 'txcd_10000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."purchase_options" ADD COLUMN "eligibility" text DEFAULT 'never_this_product' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."api_keys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "billing"."api_keys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD COLUMN "collects_tax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD COLUMN "tax_behavior" text DEFAULT 'automatic' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD COLUMN "offers_redemption" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD COLUMN "redemption_url" text;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD COLUMN "allows_paddle_keys" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD COLUMN "receipt_footer" text;--> statement-breakpoint
ALTER TABLE "billing"."projects" ADD COLUMN "fallback_offering" text;--> statement-breakpoint
ALTER TABLE "billing"."projects" ADD COLUMN "restore_behavior" text DEFAULT 'transfer' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."projects" ADD COLUMN "sandbox_is_accelerated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."projects" ADD COLUMN "clock_offset_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "is_accelerated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "grace_period" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "tax_country" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "tax_postal_code" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "next_price_id" uuid;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD COLUMN "tax_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD COLUMN "renewal_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."webhook_events" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "billing"."webhook_events" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "billing"."aliases" ADD CONSTRAINT "aliases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."aliases" ADD CONSTRAINT "aliases_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."promotional_grants" ADD CONSTRAINT "promotional_grants_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."promotional_grants" ADD CONSTRAINT "promotional_grants_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "billing"."entitlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."redemptions" ADD CONSTRAINT "redemptions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."balances" ADD CONSTRAINT "balances_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."balances" ADD CONSTRAINT "balances_currency_id_virtual_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "billing"."virtual_currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."idempotency_keys" ADD CONSTRAINT "idempotency_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."ledger_lots" ADD CONSTRAINT "ledger_lots_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."ledger_lots" ADD CONSTRAINT "ledger_lots_currency_id_virtual_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "billing"."virtual_currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."ledger_lots" ADD CONSTRAINT "ledger_lots_ledger_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("ledger_transaction_id") REFERENCES "billing"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."ledger_postings" ADD CONSTRAINT "ledger_postings_ledger_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("ledger_transaction_id") REFERENCES "billing"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."ledger_postings" ADD CONSTRAINT "ledger_postings_currency_id_virtual_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "billing"."virtual_currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."ledger_transactions" ADD CONSTRAINT "ledger_transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_currencies" ADD CONSTRAINT "product_currencies_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_currencies" ADD CONSTRAINT "product_currencies_currency_id_virtual_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "billing"."virtual_currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."virtual_currencies" ADD CONSTRAINT "virtual_currencies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."letters" ADD CONSTRAINT "letters_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipt_counters" ADD CONSTRAINT "receipt_counters_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipts" ADD CONSTRAINT "receipts_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipts" ADD CONSTRAINT "receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipts" ADD CONSTRAINT "receipts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "billing"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "billing"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_links" ADD CONSTRAINT "portal_links_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_links" ADD CONSTRAINT "portal_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_sessions" ADD CONSTRAINT "portal_sessions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_sessions" ADD CONSTRAINT "portal_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_changes" ADD CONSTRAINT "product_changes_from_product_id_products_id_fk" FOREIGN KEY ("from_product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_changes" ADD CONSTRAINT "product_changes_to_product_id_products_id_fk" FOREIGN KEY ("to_product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."placements" ADD CONSTRAINT "placements_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."targeting_rules" ADD CONSTRAINT "targeting_rules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "billing"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_outbox_id_fk" FOREIGN KEY ("event_id") REFERENCES "billing"."outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "billing"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aliases_customer_id_index" ON "billing"."aliases" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "promotional_grants_customer_id_index" ON "billing"."promotional_grants" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "grants_due" ON "billing"."promotional_grants" USING btree ("ends_at") WHERE "billing"."promotional_grants"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_redemption_per_token" ON "billing"."redemptions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "redemptions_operation_id_index" ON "billing"."redemptions" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "lots_to_spend" ON "billing"."ledger_lots" USING btree ("customer_id","currency_id","expires_at") WHERE "billing"."ledger_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "lots_to_expire" ON "billing"."ledger_lots" USING btree ("expires_at") WHERE "billing"."ledger_lots"."left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "one_ledger_transaction_per_reason_and_reference" ON "billing"."ledger_transactions" USING btree ("customer_id","reason","reference") WHERE "billing"."ledger_transactions"."reason" <> 'api';--> statement-breakpoint
CREATE INDEX "ledger_transactions_customer_id_index" ON "billing"."ledger_transactions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_currency_per_code" ON "billing"."virtual_currencies" USING btree ("project_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "one_letter_per_type_subject_and_period" ON "billing"."letters" USING btree ("type","subject","period");--> statement-breakpoint
CREATE INDEX "letters_customer_id_index" ON "billing"."letters" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_receipt_per_number" ON "billing"."receipts" USING btree ("app_id","is_sandbox","number");--> statement-breakpoint
CREATE UNIQUE INDEX "one_receipt_per_transaction" ON "billing"."receipts" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_credit_note_per_refund" ON "billing"."receipts" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "receipts_customer_id_index" ON "billing"."receipts" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_dispute_per_provider_dispute" ON "billing"."disputes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "disputes_payment_id_index" ON "billing"."disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_portal_link_per_token" ON "billing"."portal_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "portal_links_customer_id_index" ON "billing"."portal_links" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_portal_session_per_token" ON "billing"."portal_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "portal_sessions_customer_id_index" ON "billing"."portal_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_rule_per_identifier" ON "billing"."targeting_rules" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE INDEX "targeting_rules_project_id_position_index" ON "billing"."targeting_rules" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "tax_calculations_operation_id_index" ON "billing"."tax_calculations" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "tax_calculations_subscription_id_index" ON "billing"."tax_calculations" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_delivery_per_event_and_endpoint" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "billing"."webhook_deliveries" USING btree ("due_at") WHERE "billing"."webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_in_line" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","lane","position") WHERE "billing"."webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "one_endpoint_per_identifier" ON "billing"."webhook_endpoints" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE INDEX "webhook_tries_delivery_id_index" ON "billing"."webhook_tries" USING btree ("delivery_id");--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD CONSTRAINT "outbox_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_next_price_id_prices_id_fk" FOREIGN KEY ("next_price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_refund_per_reason" ON "billing"."refunds" USING btree ("payment_id","reason") WHERE "billing"."refunds"."state" <> 'failed' and "billing"."refunds"."reason" <> 'outside';--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "billing"."refunds" USING btree ("payment_id");--> statement-breakpoint
INSERT INTO "billing"."aliases" ("project_id", "app_user_id", "customer_id", "created_at")
	SELECT "project_id", "app_user_id", "id", "first_seen_at" FROM "billing"."customers";
