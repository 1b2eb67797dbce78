CREATE SCHEMA IF NOT EXISTS "billing";
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
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
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
	"state" text NOT NULL,
	"email" text,
	"trace_id" text NOT NULL,
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
	"created_at" timestamp (3) with time zone NOT NULL
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
	"state" text NOT NULL,
	"intent_id" text,
	"failure_code" text,
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
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
	"created_at" timestamp (3) with time zone NOT NULL
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
	"started_at" timestamp (3) with time zone NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"provider_customer_id" text,
	"payment_method_id" text,
	"renews_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	"billing_issue_at" timestamp (3) with time zone,
	"grace_ends_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "an_ended_subscription_does_not_renew" CHECK ("billing"."subscriptions"."ended_at" is null or "billing"."subscriptions"."renews_at" is null)
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
	"live" boolean NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "billing"."client_events" ADD CONSTRAINT "client_events_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."customer_attributes" ADD CONSTRAINT "customer_attributes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."customers" ADD CONSTRAINT "customers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."provider_customers" ADD CONSTRAINT "provider_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."operations" ADD CONSTRAINT "operations_price_id_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD CONSTRAINT "outbox_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."outbox" ADD CONSTRAINT "outbox_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "billing"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD CONSTRAINT "payments_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "billing"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "billing"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "billing"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."entitlements" ADD CONSTRAINT "entitlements_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."offerings" ADD CONSTRAINT "offerings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."packages" ADD CONSTRAINT "packages_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "billing"."offerings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."packages" ADD CONSTRAINT "packages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_entitlements" ADD CONSTRAINT "product_entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."product_entitlements" ADD CONSTRAINT "product_entitlements_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "billing"."entitlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."products" ADD CONSTRAINT "products_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."purchase_options" ADD CONSTRAINT "purchase_options_price_id_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."api_keys" ADD CONSTRAINT "api_keys_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD CONSTRAINT "apps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "billing"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."branding" ADD CONSTRAINT "branding_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "billing"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."subscriptions" ADD CONSTRAINT "subscriptions_price_id_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "billing"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "billing"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "billing"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "billing"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing"."transactions" ADD CONSTRAINT "transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "billing"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_events_app_id_trace_id_index" ON "billing"."client_events" USING btree ("app_id","trace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_customer_per_app_user_id" ON "billing"."customers" USING btree ("project_id","app_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_operation_per_session" ON "billing"."operations" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_operation_per_intent" ON "billing"."operations" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_operation_per_transaction" ON "billing"."operations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "operations_of_unknown_outcome" ON "billing"."operations" USING btree ("created_at") WHERE "billing"."operations"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "operations_customer_id_index" ON "billing"."operations" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_event_per_sequence_number" ON "billing"."outbox" USING btree ("subscription_id","sequence");--> statement-breakpoint
CREATE INDEX "outbox_customer_id_index" ON "billing"."outbox" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_per_intent" ON "billing"."payments" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_payment_per_operation" ON "billing"."payments" USING btree ("operation_id") WHERE "billing"."payments"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_charge_per_operation" ON "billing"."payments" USING btree ("operation_id") WHERE "billing"."payments"."state" = 'succeeded';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_payment_per_subscription" ON "billing"."payments" USING btree ("subscription_id") WHERE "billing"."payments"."state" = 'pending' and "billing"."payments"."operation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_charge_per_period" ON "billing"."payments" USING btree ("subscription_id","period_starts_at") WHERE "billing"."payments"."state" = 'succeeded' and "billing"."payments"."operation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_per_attempt" ON "billing"."payments" USING btree ("subscription_id","period_starts_at","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "one_refund_per_provider_refund" ON "billing"."refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_full_refund_per_payment" ON "billing"."refunds" USING btree ("payment_id") WHERE "billing"."refunds"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "refunds_of_unknown_outcome" ON "billing"."refunds" USING btree ("created_at") WHERE "billing"."refunds"."state" = 'pending';--> statement-breakpoint
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
CREATE UNIQUE INDEX "one_live_subscription_per_product" ON "billing"."subscriptions" USING btree ("customer_id","product_id","is_sandbox") WHERE "billing"."subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_subscription_per_operation" ON "billing"."subscriptions" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "billing"."subscriptions" USING btree ("renews_at") WHERE "billing"."subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_transaction_per_period" ON "billing"."transactions" USING btree ("subscription_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_transaction_per_payment" ON "billing"."transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_purchase_per_non_consumable" ON "billing"."transactions" USING btree ("customer_id","product_id","is_sandbox") WHERE "billing"."transactions"."product_type" = 'non_consumable' and "billing"."transactions"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "transactions_customer_id_index" ON "billing"."transactions" USING btree ("customer_id");