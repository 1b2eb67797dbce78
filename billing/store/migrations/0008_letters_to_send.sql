ALTER TABLE "billing"."letters" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."letters" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "billing"."letters" ADD COLUMN "is_sandbox" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."letters" ADD COLUMN "content" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."letters" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."letters" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing"."letters" ADD CONSTRAINT "letters_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "billing"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_due" ON "billing"."letters" USING btree ("due_at") WHERE "billing"."letters"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_position_index" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","position");