CREATE SCHEMA "billing";
--> statement-breakpoint
CREATE TABLE "billing"."assets" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "an_asset_is_what_it_is_called" CHECK ("billing"."assets"."hash" = encode(sha256("billing"."assets"."content"), 'hex')),
	CONSTRAINT "an_asset_has_a_known_type" CHECK (type in ('png', 'jpg', 'webp', 'avif', 'heic', 'woff2', 'woff', 'ttf', 'otf'))
);
--> statement-breakpoint
CREATE TABLE "billing"."aliases" (
	"project_id" uuid NOT NULL,
	"app_user_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_customer_per_alias" PRIMARY KEY("project_id","app_user_id")
);
--> statement-breakpoint
CREATE TABLE "billing"."client_events" (
	"app_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"app_user_id" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"trace_id" text,
	"content" jsonb NOT NULL,
	CONSTRAINT "one_client_event_per_id" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing"."customer_attributes" (
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text,
	"updated_at_ms" bigint NOT NULL,
	CONSTRAINT "customer_attributes_customer_id_name_pk" PRIMARY KEY("customer_id","name")
);
--> statement-breakpoint
CREATE TABLE "billing"."customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"app_user_id" text NOT NULL,
	"merged_into_id" uuid,
	"offering_override" text,
	"country" text,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "billing"."provider_customers" (
	"customer_id" uuid NOT NULL,
	"account" text NOT NULL,
	"live" boolean NOT NULL,
	"provider_id" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "one_provider_customer_per_account" PRIMARY KEY("customer_id","account","live")
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
CREATE TABLE "billing"."emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"customer_id" uuid,
	"email" text NOT NULL,
	"app_id" uuid,
	"is_sandbox" boolean DEFAULT true NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"fault" text
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
CREATE TABLE "billing"."operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"app_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price_id" uuid NOT NULL,
	"option_identifier" text NOT NULL,
	"product_type" text NOT NULL,
	"amount_micros" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text,
	"trial" jsonb,
	"intro" jsonb,
	"store" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"is_accelerated" boolean DEFAULT false NOT NULL,
	"grace_period" text,
	"changes_subscription_id" uuid,
	"change_quoted_at" timestamp (3) with time zone,
	"country" text,
	"postal_code" text,
	"address_more" jsonb,
	"tax_calculation_id" uuid,
	"tax_micros" bigint DEFAULT 0 NOT NULL,
	"tax_is_inclusive" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"email" text,
	"locale" text,
	"trace_id" text NOT NULL,
	"caller_network" text,
	"offering" text NOT NULL,
	"placement" text,
	"targeting" jsonb,
	"metadata" jsonb NOT NULL,
	"intent_id" text,
	"error_code" smallint,
	"error_message" text,
	"transaction_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "a_final_state_has_its_instant" CHECK (("billing"."operations"."state" in ('succeeded', 'failed', 'expired')) = ("billing"."operations"."settled_at" is not null)),
	CONSTRAINT "a_success_has_its_transaction" CHECK (("billing"."operations"."state" = 'succeeded') = ("billing"."operations"."transaction_id" is not null)),
	CONSTRAINT "a_failure_has_its_code" CHECK ("billing"."operations"."state" <> 'failed' or "billing"."operations"."error_code" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "billing"."outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"subscription_id" uuid,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"app_id" uuid,
	"is_sandbox" boolean DEFAULT true NOT NULL,
	"event" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "billing"."payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation_id" uuid,
	"subscription_id" uuid,
	"period_starts_at" timestamp (3) with time zone,
	"attempt" smallint NOT NULL,
	"amount_micros" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax_micros" bigint DEFAULT 0 NOT NULL,
	"tax_calculation_id" uuid,
	"tax_transaction_id" text,
	"state" text NOT NULL,
	"intent_id" text,
	"failure_code" text,
	"needs_customer_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "a_payment_has_a_reason" CHECK ("billing"."payments"."operation_id" is not null or ("billing"."payments"."subscription_id" is not null and "billing"."payments"."period_starts_at" is not null)),
	CONSTRAINT "payments_are_positive" CHECK ("billing"."payments"."amount_micros" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing"."refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_micros" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"tax_reversal_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."portal_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"app_id" uuid NOT NULL,
	"customer_id" uuid,
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
	"customer_id" uuid,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."offerings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"description" text NOT NULL,
	"metadata" jsonb,
	"paywall" jsonb,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offering_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"amount_micros" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "prices_are_positive" CHECK ("billing"."prices"."amount_micros" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing"."product_changes" (
	"from_product_id" uuid NOT NULL,
	"to_product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "one_path_between_two_products" PRIMARY KEY("from_product_id","to_product_id")
);
--> statement-breakpoint
CREATE TABLE "billing"."product_entitlements" (
	"product_id" uuid NOT NULL,
	"entitlement_id" uuid NOT NULL,
	CONSTRAINT "product_entitlements_product_id_entitlement_id_pk" PRIMARY KEY("product_id","entitlement_id")
);
--> statement-breakpoint
CREATE TABLE "billing"."products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"grace_period" text,
	"tax_code" text DEFAULT 'txcd_10000000' NOT NULL,
	"default_option" text DEFAULT 'base_option' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."purchase_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"trial" jsonb,
	"intro" jsonb,
	"eligibility" text DEFAULT 'never_this_product' NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"public_key" text,
	"secret_hash" text,
	"prefix" text NOT NULL,
	"name" text,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "secret_keys_are_only_hashed" CHECK (("billing"."api_keys"."kind" = 'secret') = ("billing"."api_keys"."public_key" is null and "billing"."api_keys"."secret_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "billing"."apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"collects_tax" boolean DEFAULT false NOT NULL,
	"tax_behavior" text DEFAULT 'automatic' NOT NULL,
	"offers_redemption" boolean DEFAULT false NOT NULL,
	"redemption_url" text,
	"allows_paddle_keys" boolean DEFAULT false NOT NULL,
	"mails_renewals" boolean DEFAULT false NOT NULL,
	"default_locale" text,
	"receipt_footer" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."branding" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"icon" text,
	"icon_webp" text,
	"wordmark" text,
	"wordmark_webp" text,
	"support_email" text,
	"appearance" jsonb,
	"font" jsonb,
	"feedback_form_url" text
);
--> statement-breakpoint
CREATE TABLE "billing"."projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"current_offering" text,
	"fallback_offering" text,
	"restore_behavior" text DEFAULT 'transfer' NOT NULL,
	"sandbox_is_accelerated" boolean DEFAULT true NOT NULL,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "billing"."subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"price_id" uuid NOT NULL,
	"amount_micros" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"intro" jsonb,
	"store" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"email" text,
	"is_accelerated" boolean DEFAULT false NOT NULL,
	"grace_period" text,
	"tax_country" text,
	"tax_postal_code" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"provider_customer_id" text,
	"payment_method_id" text,
	"card_brand" text,
	"card_last4" text,
	"next_price_id" uuid,
	"renews_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"renewals" integer DEFAULT 0 NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"billing_issue_at" timestamp (3) with time zone,
	"grace_ends_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"lapsed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "an_ended_subscription_does_not_renew" CHECK ("billing"."subscriptions"."ended_at" is null or "billing"."subscriptions"."renews_at" is null),
	CONSTRAINT "only_unpaid_subscriptions_lapse" CHECK ("billing"."subscriptions"."lapsed_at" is null or "billing"."subscriptions"."billing_issue_at" is not null)
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
	"question_hash" text NOT NULL,
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
CREATE TABLE "billing"."transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"subscription_id" uuid,
	"payment_id" uuid,
	"period_type" text NOT NULL,
	"amount_micros" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax_micros" bigint DEFAULT 0 NOT NULL,
	"country" text,
	"renewal_number" integer DEFAULT 0 NOT NULL,
	"store" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "only_subscriptions_have_periods" CHECK (("billing"."transactions"."product_type" = 'subscription') = ("billing"."transactions"."subscription_id" is not null)),
	CONSTRAINT "a_period_ends_after_it_starts" CHECK ("billing"."transactions"."ends_at" > "billing"."transactions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "billing"."webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"operation_id" text,
	"payment_id" text,
	"refund_id" text,
	"intent_id" text,
	"live" boolean NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing"."webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"lane" text NOT NULL,
	"beside" text,
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
ALTER TABLE "billing"."aliases" ADD CONSTRAINT "aliases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."aliases" ADD CONSTRAINT "aliases_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."client_events" ADD CONSTRAINT "client_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."customer_attributes" ADD CONSTRAINT "customer_attributes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."customers" ADD CONSTRAINT "customers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."promotional_grants" ADD CONSTRAINT "promotional_grants_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."promotional_grants" ADD CONSTRAINT "promotional_grants_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "billing"."entitlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."provider_customers" ADD CONSTRAINT "provider_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."redemptions" ADD CONSTRAINT "redemptions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."emails" ADD CONSTRAINT "emails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."emails" ADD CONSTRAINT "emails_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_price_id_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD CONSTRAINT "outbox_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD CONSTRAINT "outbox_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "billing"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD CONSTRAINT "outbox_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "billing"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD CONSTRAINT "payments_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "billing"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "billing"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "billing"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_links" ADD CONSTRAINT "portal_links_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_links" ADD CONSTRAINT "portal_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_sessions" ADD CONSTRAINT "portal_sessions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."portal_sessions" ADD CONSTRAINT "portal_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."entitlements" ADD CONSTRAINT "entitlements_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."offerings" ADD CONSTRAINT "offerings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."packages" ADD CONSTRAINT "packages_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "billing"."offerings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."packages" ADD CONSTRAINT "packages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_changes" ADD CONSTRAINT "product_changes_from_product_id_products_id_fk" FOREIGN KEY ("from_product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_changes" ADD CONSTRAINT "product_changes_to_product_id_products_id_fk" FOREIGN KEY ("to_product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_entitlements" ADD CONSTRAINT "product_entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_entitlements" ADD CONSTRAINT "product_entitlements_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "billing"."entitlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."products" ADD CONSTRAINT "products_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."purchase_options" ADD CONSTRAINT "purchase_options_price_id_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."api_keys" ADD CONSTRAINT "api_keys_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD CONSTRAINT "apps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."branding" ADD CONSTRAINT "branding_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipt_counters" ADD CONSTRAINT "receipt_counters_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipts" ADD CONSTRAINT "receipts_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipts" ADD CONSTRAINT "receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."receipts" ADD CONSTRAINT "receipts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "billing"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "billing"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_price_id_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_next_price_id_prices_id_fk" FOREIGN KEY ("next_price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."placements" ADD CONSTRAINT "placements_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."targeting_rules" ADD CONSTRAINT "targeting_rules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "billing"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "billing"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "billing"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_outbox_id_fk" FOREIGN KEY ("event_id") REFERENCES "billing"."outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "billing"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aliases_customer_id_index" ON "billing"."aliases" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "client_events_app_id_trace_id_index" ON "billing"."client_events" USING btree ("app_id","trace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_customer_per_app_user_id" ON "billing"."customers" USING btree ("project_id","app_user_id");--> statement-breakpoint
CREATE INDEX "promotional_grants_customer_id_index" ON "billing"."promotional_grants" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "grants_due" ON "billing"."promotional_grants" USING btree ("ends_at") WHERE "billing"."promotional_grants"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_redemption_per_token" ON "billing"."redemptions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "redemptions_operation_id_index" ON "billing"."redemptions" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "emails_due" ON "billing"."emails" USING btree ("due_at") WHERE "billing"."emails"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "undelivered_emails" ON "billing"."emails" USING btree ("created_at") WHERE "billing"."emails"."due_at" is null and "billing"."emails"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_email_per_type_subject_and_period" ON "billing"."emails" USING btree ("type","subject","period");--> statement-breakpoint
CREATE INDEX "emails_customer_id_index" ON "billing"."emails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "billing"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lots_to_spend" ON "billing"."ledger_lots" USING btree ("customer_id","currency_id","expires_at") WHERE "billing"."ledger_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "lots_to_expire" ON "billing"."ledger_lots" USING btree ("expires_at") WHERE "billing"."ledger_lots"."left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "one_ledger_transaction_per_reason_and_reference" ON "billing"."ledger_transactions" USING btree ("customer_id","reason","reference") WHERE "billing"."ledger_transactions"."reason" <> 'api';--> statement-breakpoint
CREATE INDEX "ledger_transactions_customer_id_index" ON "billing"."ledger_transactions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference_index" ON "billing"."ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "one_currency_per_code" ON "billing"."virtual_currencies" USING btree ("project_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "one_operation_per_session" ON "billing"."operations" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_operation_per_intent" ON "billing"."operations" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_operation_per_transaction" ON "billing"."operations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "operations_of_unknown_outcome" ON "billing"."operations" USING btree ("created_at") WHERE "billing"."operations"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "operations_customer_id_index" ON "billing"."operations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "operations_trace_id_index" ON "billing"."operations" USING btree ("trace_id");--> statement-breakpoint
CREATE INDEX "operations_of_a_network" ON "billing"."operations" USING btree ("caller_network","created_at") WHERE "billing"."operations"."caller_network" is not null;--> statement-breakpoint
CREATE INDEX "operations_by_email" ON "billing"."operations" USING btree ("app_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "one_event_per_sequence_number" ON "billing"."outbox" USING btree ("subscription_id","sequence");--> statement-breakpoint
CREATE INDEX "outbox_customer_id_index" ON "billing"."outbox" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_dispute_per_provider_dispute" ON "billing"."disputes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "disputes_payment_id_index" ON "billing"."disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_per_intent" ON "billing"."payments" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_payment_per_operation" ON "billing"."payments" USING btree ("operation_id") WHERE "billing"."payments"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_charge_per_operation" ON "billing"."payments" USING btree ("operation_id") WHERE "billing"."payments"."state" = 'succeeded';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_payment_per_subscription" ON "billing"."payments" USING btree ("subscription_id") WHERE "billing"."payments"."state" = 'pending' and "billing"."payments"."operation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_charge_per_period" ON "billing"."payments" USING btree ("subscription_id","period_starts_at") WHERE "billing"."payments"."state" = 'succeeded' and "billing"."payments"."operation_id" is null;--> statement-breakpoint
CREATE INDEX "payments_whose_tax_is_unrecorded" ON "billing"."payments" USING btree ("settled_at") WHERE "billing"."payments"."state" = 'succeeded' and "billing"."payments"."tax_calculation_id" is not null and "billing"."payments"."tax_transaction_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_per_attempt" ON "billing"."payments" USING btree ("subscription_id","period_starts_at","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "one_refund_per_provider_refund" ON "billing"."refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_refund_per_reason" ON "billing"."refunds" USING btree ("payment_id","reason") WHERE "billing"."refunds"."state" <> 'failed' and "billing"."refunds"."reason" <> 'outside';--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "billing"."refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_of_unknown_outcome" ON "billing"."refunds" USING btree ("created_at") WHERE "billing"."refunds"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_portal_link_per_token" ON "billing"."portal_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "portal_links_customer_id_index" ON "billing"."portal_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "portal_links_by_email" ON "billing"."portal_links" USING btree ("app_id","email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_portal_session_per_token" ON "billing"."portal_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "portal_sessions_customer_id_index" ON "billing"."portal_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_entitlement_per_identifier" ON "billing"."entitlements" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "one_offering_per_identifier" ON "billing"."offerings" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "one_package_per_identifier" ON "billing"."packages" USING btree ("offering_id","identifier");--> statement-breakpoint
CREATE INDEX "packages_product_id_index" ON "billing"."packages" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_price_per_currency" ON "billing"."prices" USING btree ("product_id","currency") WHERE "billing"."prices"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_product_per_identifier" ON "billing"."products" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_option_per_identifier" ON "billing"."purchase_options" USING btree ("price_id","identifier") WHERE "billing"."purchase_options"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_owner_per_public_key" ON "billing"."api_keys" USING btree ("public_key");--> statement-breakpoint
CREATE UNIQUE INDEX "one_owner_per_secret_key" ON "billing"."api_keys" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_app_per_identifier" ON "billing"."apps" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "one_project_per_identifier" ON "billing"."projects" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "one_receipt_per_number" ON "billing"."receipts" USING btree ("app_id","is_sandbox","number");--> statement-breakpoint
CREATE UNIQUE INDEX "one_receipt_per_transaction" ON "billing"."receipts" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_credit_note_per_refund" ON "billing"."receipts" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "receipts_customer_id_index" ON "billing"."receipts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "receipts_by_email" ON "billing"."receipts" USING btree ("app_id",lower("content" ->> 'email'));--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_subscription_per_product" ON "billing"."subscriptions" USING btree ("customer_id","product_id","is_sandbox") WHERE "billing"."subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_subscription_per_operation" ON "billing"."subscriptions" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "billing"."subscriptions" USING btree ("renews_at") WHERE "billing"."subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_not_renewing" ON "billing"."subscriptions" USING btree ("id") WHERE "billing"."subscriptions"."ended_at" is null and "billing"."subscriptions"."renews_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_in_trouble" ON "billing"."subscriptions" USING btree ("billing_issue_at") WHERE "billing"."subscriptions"."ended_at" is null and "billing"."subscriptions"."billing_issue_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_rule_per_identifier" ON "billing"."targeting_rules" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE INDEX "targeting_rules_project_id_position_index" ON "billing"."targeting_rules" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "tax_calculations_operation_id_index" ON "billing"."tax_calculations" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "tax_calculations_question_hash_index" ON "billing"."tax_calculations" USING btree ("question_hash");--> statement-breakpoint
CREATE INDEX "tax_calculations_subscription_id_index" ON "billing"."tax_calculations" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_transaction_per_period" ON "billing"."transactions" USING btree ("subscription_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_transaction_per_payment" ON "billing"."transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_purchase_per_non_consumable" ON "billing"."transactions" USING btree ("customer_id","product_id","is_sandbox") WHERE "billing"."transactions"."product_type" = 'non_consumable' and "billing"."transactions"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "transactions_customer_id_index" ON "billing"."transactions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "webhook_events_of_an_object" ON "billing"."webhook_events" USING btree ("object_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "one_delivery_per_event_and_endpoint" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_position_index" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","position");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "billing"."webhook_deliveries" USING btree ("due_at") WHERE "billing"."webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_in_line" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","lane","position") WHERE "billing"."webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_beside" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","beside","position") WHERE "billing"."webhook_deliveries"."state" = 'waiting' and "billing"."webhook_deliveries"."beside" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_endpoint_per_identifier" ON "billing"."webhook_endpoints" USING btree ("project_id","identifier");--> statement-breakpoint
CREATE INDEX "webhook_tries_delivery_id_index" ON "billing"."webhook_tries" USING btree ("delivery_id");