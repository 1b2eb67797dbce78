ALTER TABLE "billing"."operations" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "billing"."apps" ADD COLUMN "default_locale" text;