ALTER TABLE "site"."looks" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As `searchable` does it, for the marks of the scripts that are named here.
UPDATE "site"."looks" SET "search_text" = lower(translate(regexp_replace(
  normalize(regexp_replace("title", '\s+', ' ', 'g') || chr(10) || "text", NFKD),
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc]', '', 'g'), 'ıłŁøØ', 'illoo'));--> statement-breakpoint
CREATE INDEX "looks_by_part_of_text" ON "site"."looks" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "looks_by_part_of_title" ON "site"."looks" USING gin (split_part("search_text", chr(10), 1) gin_trgm_ops);