ALTER TABLE "billing"."portal_links" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."portal_sessions" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing"."portal_sessions" ADD COLUMN "email" text NOT NULL;