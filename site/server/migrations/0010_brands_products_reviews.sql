CREATE TABLE "site"."brand_follows" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_follow_per_member_and_brand" PRIMARY KEY("member_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "site"."brand_members" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_row_per_brand_and_named_member" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site"."brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"description" text,
	"logo_id" uuid,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"founded_in" integer,
	"state" text NOT NULL,
	"merged_into" uuid,
	"proposed_by" uuid,
	"answer" text,
	"version" integer DEFAULT 1 NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"collection_count" integer DEFAULT 0 NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_halves" integer DEFAULT 0 NOT NULL,
	"fits_small" integer DEFAULT 0 NOT NULL,
	"fits_true" integer DEFAULT 0 NOT NULL,
	"fits_large" integer DEFAULT 0 NOT NULL,
	"stars" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_links_are_three_at_most" CHECK (cardinality("site"."brands"."links") <= 3),
	CONSTRAINT "only_merged_brands_lead_elsewhere" CHECK (("site"."brands"."state" = 'merged') = ("site"."brands"."merged_into" is not null)),
	CONSTRAINT "brand_counts_are_never_negative" CHECK (least("site"."brands"."follower_count", "site"."brands"."collection_count", "site"."brands"."product_count") >= 0),
	CONSTRAINT "brand_rating_is_possible" CHECK ("site"."brands"."rating_count" >= 0
  and "site"."brands"."rating_halves" between "site"."brands"."rating_count" and 10 * "site"."brands"."rating_count"
  and least("site"."brands"."fits_small", "site"."brands"."fits_true", "site"."brands"."fits_large") >= 0
  and "site"."brands"."fits_small" + "site"."brands"."fits_true" + "site"."brands"."fits_large" <= "site"."brands"."rating_count"
  and cardinality("site"."brands"."stars") = 10)
);
--> statement-breakpoint
CREATE TABLE "site"."collection_products" (
	"collection_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "one_place_per_collection_and_product" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "site"."collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"season" text,
	"year" integer,
	"description" text,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_halves" integer DEFAULT 0 NOT NULL,
	"fits_small" integer DEFAULT 0 NOT NULL,
	"fits_true" integer DEFAULT 0 NOT NULL,
	"fits_large" integer DEFAULT 0 NOT NULL,
	"stars" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_position_counts_from_zero" CHECK ("site"."collections"."position" >= 0),
	CONSTRAINT "collection_counts_are_never_negative" CHECK ("site"."collections"."product_count" >= 0),
	CONSTRAINT "collection_rating_is_possible" CHECK ("site"."collections"."rating_count" >= 0
  and "site"."collections"."rating_halves" between "site"."collections"."rating_count" and 10 * "site"."collections"."rating_count"
  and least("site"."collections"."fits_small", "site"."collections"."fits_true", "site"."collections"."fits_large") >= 0
  and "site"."collections"."fits_small" + "site"."collections"."fits_true" + "site"."collections"."fits_large" <= "site"."collections"."rating_count"
  and cardinality("site"."collections"."stars") = 10)
);
--> statement-breakpoint
CREATE TABLE "site"."product_colours" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"colour" text NOT NULL,
	CONSTRAINT "one_product_colour_per_position" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "site"."product_photos" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"photo_id" uuid NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "one_product_photo_per_position" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "site"."product_prices" (
	"product_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"price_micros" bigint NOT NULL,
	CONSTRAINT "one_price_per_product_and_currency" PRIMARY KEY("product_id","currency"),
	CONSTRAINT "product_price_is_never_negative" CHECK ("site"."product_prices"."price_micros" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site"."products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"category" text,
	"description" text,
	"material" text,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"link" text,
	"state" text NOT NULL,
	"merged_into" uuid,
	"proposed_by" uuid,
	"answer" text,
	"version" integer DEFAULT 1 NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"look_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_halves" integer DEFAULT 0 NOT NULL,
	"fits_small" integer DEFAULT 0 NOT NULL,
	"fits_true" integer DEFAULT 0 NOT NULL,
	"fits_large" integer DEFAULT 0 NOT NULL,
	"stars" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "only_merged_products_lead_elsewhere" CHECK (("site"."products"."state" = 'merged') = ("site"."products"."merged_into" is not null)),
	CONSTRAINT "product_counts_are_never_negative" CHECK (least("site"."products"."item_count", "site"."products"."look_count") >= 0),
	CONSTRAINT "product_rating_is_possible" CHECK ("site"."products"."rating_count" >= 0
  and "site"."products"."rating_halves" between "site"."products"."rating_count" and 10 * "site"."products"."rating_count"
  and least("site"."products"."fits_small", "site"."products"."fits_true", "site"."products"."fits_large") >= 0
  and "site"."products"."fits_small" + "site"."products"."fits_true" + "site"."products"."fits_large" <= "site"."products"."rating_count"
  and cardinality("site"."products"."stars") = 10)
);
--> statement-breakpoint
CREATE TABLE "site"."review_answers" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."review_edits" (
	"review_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"halves" integer NOT NULL,
	"fit" text,
	"size_bought" text,
	"quality" integer,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_text_per_review_and_version" PRIMARY KEY("review_id","version")
);
--> statement-breakpoint
CREATE TABLE "site"."review_photos" (
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"photo_id" uuid NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "one_review_photo_per_position" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "site"."review_votes" (
	"review_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_vote_per_member_and_review" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site"."reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid,
	"collection_id" uuid,
	"halves" integer NOT NULL,
	"fit" text,
	"size_bought" text,
	"quality" integer,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"item_id" uuid,
	"worn_at_posting" integer DEFAULT 0 NOT NULL,
	"is_of_own_brand" boolean DEFAULT false NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"unhelpful_count" integer DEFAULT 0 NOT NULL,
	"helpful_rank" double precision DEFAULT 0 NOT NULL,
	"waits_until" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "about_exactly_one" CHECK (("site"."reviews"."product_id" is null) <> ("site"."reviews"."collection_id" is null)),
	CONSTRAINT "stars_are_halves_of_five" CHECK ("site"."reviews"."halves" between 1 and 10),
	CONSTRAINT "fit_is_small_true_or_large" CHECK ("site"."reviews"."fit" in ('small', 'true', 'large')),
	CONSTRAINT "quality_is_one_to_five" CHECK ("site"."reviews"."quality" between 1 and 5),
	CONSTRAINT "votes_are_never_negative" CHECK (least("site"."reviews"."helpful_count", "site"."reviews"."unhelpful_count") >= 0),
	CONSTRAINT "only_hidden_reviews_wait" CHECK ("site"."reviews"."waits_until" is null or "site"."reviews"."state" in ('hidden', 'deleted')),
	CONSTRAINT "deleted_reviews_have_an_instant" CHECK (("site"."reviews"."state" = 'deleted') = ("site"."reviews"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "site"."old_slugs" (
	"kind" text NOT NULL,
	"scope_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_subject_per_old_slug" PRIMARY KEY("kind","scope_id","slug")
);
--> statement-breakpoint
ALTER TABLE "site"."photos" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."items" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."items" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."brand_follows" ADD CONSTRAINT "brand_follows_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "site"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."brand_follows" ADD CONSTRAINT "brand_follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."brand_members" ADD CONSTRAINT "brand_members_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "site"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."brand_members" ADD CONSTRAINT "brand_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."brands" ADD CONSTRAINT "brands_logo_id_photos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "site"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."brands" ADD CONSTRAINT "brands_cover_id_photos_id_fk" FOREIGN KEY ("cover_id") REFERENCES "site"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."brands" ADD CONSTRAINT "brands_merged_into_brands_id_fk" FOREIGN KEY ("merged_into") REFERENCES "site"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."brands" ADD CONSTRAINT "brands_proposed_by_members_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "site"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."collections" ADD CONSTRAINT "collections_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "site"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."collections" ADD CONSTRAINT "collections_cover_id_photos_id_fk" FOREIGN KEY ("cover_id") REFERENCES "site"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."product_colours" ADD CONSTRAINT "product_colours_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."product_photos" ADD CONSTRAINT "product_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."product_photos" ADD CONSTRAINT "product_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "site"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."products" ADD CONSTRAINT "products_merged_into_products_id_fk" FOREIGN KEY ("merged_into") REFERENCES "site"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."products" ADD CONSTRAINT "products_proposed_by_members_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."review_answers" ADD CONSTRAINT "review_answers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "site"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."review_answers" ADD CONSTRAINT "review_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."review_edits" ADD CONSTRAINT "review_edits_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "site"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "site"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."review_photos" ADD CONSTRAINT "review_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "site"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."review_votes" ADD CONSTRAINT "review_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."reviews" ADD CONSTRAINT "reviews_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."reviews" ADD CONSTRAINT "reviews_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "site"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."reviews" ADD CONSTRAINT "reviews_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "site"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."reviews" ADD CONSTRAINT "reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "site"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followers_of_a_brand" ON "site"."brand_follows" USING btree ("brand_id","created_at","member_id");--> statement-breakpoint
CREATE INDEX "brands_of_a_named_member" ON "site"."brand_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_brand_per_slug" ON "site"."brands" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_brand_per_name" ON "site"."brands" USING btree (lower("name")) WHERE "site"."brands"."state" = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "one_brand_per_logo" ON "site"."brands" USING btree ("logo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_brand_per_cover" ON "site"."brands" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "brands_by_name" ON "site"."brands" USING btree ("state","search_text","id");--> statement-breakpoint
CREATE INDEX "brands_newest_first" ON "site"."brands" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "brands_most_followed" ON "site"."brands" USING btree ("state","follower_count","id");--> statement-breakpoint
CREATE INDEX "brands_last_edited" ON "site"."brands" USING btree ("edited_at","id");--> statement-breakpoint
CREATE INDEX "brands_proposed_by" ON "site"."brands" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "brands_merged_into" ON "site"."brands" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "brands_by_part_of_name" ON "site"."brands" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "collections_of_a_product" ON "site"."collection_products" USING btree ("product_id","collection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_collection_per_slug" ON "site"."collections" USING btree ("brand_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "one_collection_per_cover" ON "site"."collections" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "collections_newest_first" ON "site"."collections" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_row_per_product_and_colour" ON "site"."product_colours" USING btree ("product_id","colour");--> statement-breakpoint
CREATE UNIQUE INDEX "one_product_per_photo" ON "site"."product_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_product_per_slug" ON "site"."products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "products_of_a_brand" ON "site"."products" USING btree ("brand_id","state","name","id");--> statement-breakpoint
CREATE INDEX "products_newest_of_a_brand" ON "site"."products" USING btree ("brand_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "products_last_edited" ON "site"."products" USING btree ("edited_at","id");--> statement-breakpoint
CREATE INDEX "products_proposed_by" ON "site"."products" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "products_merged_into" ON "site"."products" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "products_by_part_of_name" ON "site"."products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "one_review_per_photo" ON "site"."review_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "votes_of_a_member" ON "site"."review_votes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_review_per_member_and_product" ON "site"."reviews" USING btree ("author_id","product_id") WHERE "site"."reviews"."state" in ('live', 'hidden');--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_review_per_member_and_collection" ON "site"."reviews" USING btree ("author_id","collection_id") WHERE "site"."reviews"."state" in ('live', 'hidden');--> statement-breakpoint
CREATE INDEX "reviews_most_helpful" ON "site"."reviews" USING btree ("product_id","helpful_rank","id");--> statement-breakpoint
CREATE INDEX "reviews_most_helpful_of_a_collection" ON "site"."reviews" USING btree ("collection_id","helpful_rank","id");--> statement-breakpoint
CREATE INDEX "reviews_of_a_product" ON "site"."reviews" USING btree ("product_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_of_a_brand" ON "site"."reviews" USING btree ("brand_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_of_an_author" ON "site"."reviews" USING btree ("author_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_newest_first" ON "site"."reviews" USING btree ("state","posted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_most_helpful_of_all" ON "site"."reviews" USING btree ("state","helpful_rank","id");--> statement-breakpoint
CREATE INDEX "reviews_of_an_item" ON "site"."reviews" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "reviews_that_wait" ON "site"."reviews" USING btree ("waits_until") WHERE "site"."reviews"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "reviews_to_erase" ON "site"."reviews" USING btree ("deleted_at") WHERE "site"."reviews"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "old_slugs_of" ON "site"."old_slugs" USING btree ("subject_id");--> statement-breakpoint
ALTER TABLE "site"."items" ADD CONSTRAINT "items_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "site"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."items" ADD CONSTRAINT "items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD CONSTRAINT "look_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD CONSTRAINT "look_tags_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "site"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_of_a_product" ON "site"."items" USING btree ("product_id","wear_count","id");--> statement-breakpoint
CREATE INDEX "items_of_a_brand" ON "site"."items" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "tags_of_a_product" ON "site"."look_tags" USING btree ("product_id","look_id");--> statement-breakpoint
CREATE INDEX "tags_of_a_brand" ON "site"."look_tags" USING btree ("brand_id","look_id");--> statement-breakpoint
ALTER TABLE "site"."collections" ADD CONSTRAINT "one_collection_per_place" UNIQUE ("brand_id","position") DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "site"."collection_products" ADD CONSTRAINT "one_product_per_place" UNIQUE ("collection_id","position") DEFERRABLE INITIALLY IMMEDIATE;
