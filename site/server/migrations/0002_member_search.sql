CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "site"."members" SET "search_text" = lower(concat_ws(' ', "username", "first_name", "last_name", "slug"));--> statement-breakpoint
CREATE INDEX "members_by_name" ON "site"."members" USING gin ("search_text" gin_trgm_ops);
