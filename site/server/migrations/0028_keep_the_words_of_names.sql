CREATE TABLE "site"."known_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_words_by_part" ON "site"."known_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "site"."known_words"
SELECT DISTINCT word FROM (
  SELECT split_part("search_text", chr(10), 1) AS name FROM "site"."looks"
  UNION ALL SELECT "search_text" FROM "site"."products"
  UNION ALL SELECT "search_text" FROM "site"."discussions"
) named, regexp_split_to_table(named.name, '[^a-z]+') word WHERE length(word) BETWEEN 4 AND 40;
