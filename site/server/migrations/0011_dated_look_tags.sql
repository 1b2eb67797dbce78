DROP INDEX "site"."tags_of_a_product";--> statement-breakpoint
DROP INDEX "site"."tags_of_a_brand";--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD COLUMN "posted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "site"."look_tags" t SET "posted_at" = l."posted_at" FROM "site"."looks" l WHERE l."id" = t."look_id";--> statement-breakpoint
CREATE INDEX "tags_of_a_product" ON "site"."look_tags" USING btree ("product_id","posted_at","look_id");--> statement-breakpoint
CREATE INDEX "tags_of_a_brand" ON "site"."look_tags" USING btree ("brand_id","posted_at","look_id");--> statement-breakpoint
-- So that no verb that tags a look has to remember it. A look keeps the instant at which it was posted.
CREATE FUNCTION "site"."date_tag"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."posted_at" := coalesce((SELECT "posted_at" FROM "site"."looks" WHERE "id" = NEW."look_id"), NEW."posted_at");
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "tags_are_dated_like_their_looks"
  BEFORE INSERT OR UPDATE OF "look_id", "posted_at" ON "site"."look_tags"
  FOR EACH ROW EXECUTE FUNCTION "site"."date_tag"();
