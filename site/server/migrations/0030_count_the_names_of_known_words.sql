-- By hand: the words that are there count once until the nightly renewal counts them.
ALTER TABLE "site"."known_words" ADD COLUMN "name_count" integer NOT NULL DEFAULT 1;--> statement-breakpoint
ALTER TABLE "site"."known_words" ALTER COLUMN "name_count" DROP DEFAULT;
