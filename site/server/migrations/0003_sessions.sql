ALTER TABLE "site"."sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD COLUMN "browser" text DEFAULT 'Unknown browser' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD COLUMN "network" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."sessions" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "site"."sessions" ALTER COLUMN "browser" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "site"."sessions" ALTER COLUMN "network" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "one_session_per_id" ON "site"."sessions" USING btree ("id");
