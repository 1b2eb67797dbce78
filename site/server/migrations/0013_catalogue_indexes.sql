DROP INDEX "site"."products_of_a_brand";--> statement-breakpoint
DROP INDEX "site"."reviews_most_helpful_of_a_collection";--> statement-breakpoint
DROP INDEX "site"."reviews_most_helpful";--> statement-breakpoint
DROP INDEX "site"."reviews_newest_first";--> statement-breakpoint
DROP INDEX "site"."reviews_most_helpful_of_all";--> statement-breakpoint
DROP INDEX "site"."reviews_most_worn_of_all";--> statement-breakpoint
ALTER TABLE "site"."reviews" ADD COLUMN "category" text;--> statement-breakpoint
UPDATE "site"."reviews" r SET "category" = p."category" FROM "site"."products" p WHERE p."id" = r."product_id";--> statement-breakpoint
CREATE INDEX "products_of_a_brand_by_name" ON "site"."products" USING btree ("brand_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "site"."products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_most_reviewed" ON "site"."products" USING btree ("rating_count","id");--> statement-breakpoint
CREATE INDEX "products_most_owned" ON "site"."products" USING btree ("item_count","id");--> statement-breakpoint
CREATE INDEX "products_by_state" ON "site"."products" USING btree ("state");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "site"."products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "products_not_live" ON "site"."products" USING btree ("state","edited_at","id") WHERE "site"."products"."state" <> 'live';--> statement-breakpoint
CREATE INDEX "products_by_part_of_slug" ON "site"."products" USING gin ("slug" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_most_worn" ON "site"."reviews" USING btree ("product_id","worn_count","id");--> statement-breakpoint
CREATE INDEX "reviews_most_worn_of_a_brand" ON "site"."reviews" USING btree ("brand_id","worn_count","id");--> statement-breakpoint
CREATE INDEX "reviews_of_a_collection" ON "site"."reviews" USING btree ("collection_id") WHERE "site"."reviews"."collection_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_by_words" ON "site"."reviews" USING btree (hashtextextended(lower(regexp_replace("source", '[\s[:punct:]]+', '', 'g')), 0));--> statement-breakpoint
CREATE INDEX "reviews_most_helpful" ON "site"."reviews" USING btree ("product_id","helpful_rank","id","worn_count");--> statement-breakpoint
CREATE INDEX "reviews_newest_first" ON "site"."reviews" USING btree ("state","posted_at","id","category","halves","fit","worn_count");--> statement-breakpoint
CREATE INDEX "reviews_most_helpful_of_all" ON "site"."reviews" USING btree ("state","helpful_rank","id","category","halves","fit","worn_count");--> statement-breakpoint
CREATE INDEX "reviews_most_worn_of_all" ON "site"."reviews" USING btree ("state","worn_count","id","category","halves","fit");--> statement-breakpoint
-- Triggers, because a merge changes the product of a review, and an admin the category of a product.
CREATE FUNCTION "site"."set_review_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."category" := (SELECT "category" FROM "site"."products" WHERE "id" = NEW."product_id");
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "reviews_know_their_category"
  BEFORE INSERT OR UPDATE OF "product_id", "category" ON "site"."reviews"
  FOR EACH ROW EXECUTE FUNCTION "site"."set_review_category"();--> statement-breakpoint
CREATE FUNCTION "site"."tell_reviews_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "site"."reviews" SET "category" = NEW."category" WHERE "product_id" = NEW."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "reviews_follow_categories"
  AFTER UPDATE OF "category" ON "site"."products"
  FOR EACH ROW
  WHEN (OLD."category" IS DISTINCT FROM NEW."category")
  EXECUTE FUNCTION "site"."tell_reviews_of_category"();
