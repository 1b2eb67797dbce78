ALTER TABLE "site"."reviews" ADD COLUMN "worn_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_most_helpful_of_a_brand" ON "site"."reviews" USING btree ("brand_id","helpful_rank","id");--> statement-breakpoint
CREATE INDEX "reviews_most_worn_of_all" ON "site"."reviews" USING btree ("state","worn_count","id");--> statement-breakpoint
-- A trigger, because wears, deletions and links of items change it, and no verb of these knows of reviews.
CREATE FUNCTION "site"."set_worn_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."worn_count" := coalesce((
    SELECT "wear_count" FROM "site"."items" WHERE "id" = NEW."item_id" AND "state" <> 'deleted'
      AND (NEW."product_id" IS NULL OR "product_id" = NEW."product_id")), NEW."worn_at_posting");
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "reviews_know_their_wears"
  BEFORE INSERT OR UPDATE OF "item_id", "product_id", "worn_at_posting", "worn_count" ON "site"."reviews"
  FOR EACH ROW EXECUTE FUNCTION "site"."set_worn_count"();--> statement-breakpoint
CREATE FUNCTION "site"."tell_reviews_of_wears"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "site"."reviews" SET "worn_count" = "worn_at_posting" WHERE "item_id" = NEW."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "reviews_follow_items"
  AFTER UPDATE OF "wear_count", "state", "product_id" ON "site"."items"
  FOR EACH ROW
  WHEN (OLD."wear_count" <> NEW."wear_count" OR OLD."state" <> NEW."state" OR OLD."product_id" IS DISTINCT FROM NEW."product_id")
  EXECUTE FUNCTION "site"."tell_reviews_of_wears"();
