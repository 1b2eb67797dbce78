CREATE TABLE "site"."item_colours" (
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"colour" text NOT NULL,
	CONSTRAINT "one_item_colour_per_position" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "site"."items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"name" text,
	"category" text,
	"brand_name" text,
	"size" text,
	"material" text,
	"pattern" text,
	"seasons" text[] DEFAULT '{}' NOT NULL,
	"bought_on" date,
	"price_micros" bigint,
	"currency" text,
	"notes" text,
	"stored_at" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"is_wished" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"archived_why" text,
	"photo_id" uuid,
	"wear_count" integer DEFAULT 0 NOT NULL,
	"last_worn_on" date,
	"deleted_at" timestamp (3) with time zone,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "quantity_counts_from_one" CHECK ("site"."items"."quantity" >= 1),
	CONSTRAINT "wear_count_is_never_negative" CHECK ("site"."items"."wear_count" >= 0),
	CONSTRAINT "price_needs_a_currency" CHECK (("site"."items"."price_micros" is null) = ("site"."items"."currency" is null)),
	CONSTRAINT "price_is_never_negative" CHECK ("site"."items"."price_micros" >= 0),
	CONSTRAINT "what_was_worn_has_a_last_day" CHECK (("site"."items"."wear_count" = 0) = ("site"."items"."last_worn_on" is null)),
	CONSTRAINT "archived_items_say_why" CHECK (("site"."items"."archived_at" is null) = ("site"."items"."archived_why" is null)),
	CONSTRAINT "only_drafts_have_no_name" CHECK ("site"."items"."state" = 'deleted' or ("site"."items"."state" = 'draft') = ("site"."items"."name" is null)),
	CONSTRAINT "deleted_items_have_an_instant" CHECK (("site"."items"."state" = 'deleted') = ("site"."items"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "site"."outfit_items" (
	"outfit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"slot" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "one_outfit_item_per_position" PRIMARY KEY("outfit_id","position")
);
--> statement-breakpoint
CREATE TABLE "site"."outfits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"planned_on" date NOT NULL,
	"outfit_id" uuid NOT NULL,
	"became" text DEFAULT 'planned' NOT NULL,
	"press_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_is_planned_worn_or_instead" CHECK ("site"."plans"."became" in ('planned', 'worn', 'instead')),
	CONSTRAINT "only_worn_plans_have_wears" CHECK ("site"."plans"."press_id" is null or "site"."plans"."became" = 'worn')
);
--> statement-breakpoint
CREATE TABLE "site"."wears" (
	"id" uuid PRIMARY KEY NOT NULL,
	"press_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"worn_on" date NOT NULL,
	"look_id" uuid,
	"outfit_id" uuid,
	"logged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "wardrobe_audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "item_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."item_colours" ADD CONSTRAINT "item_colours_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "site"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."items" ADD CONSTRAINT "items_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."items" ADD CONSTRAINT "items_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "site"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."outfit_items" ADD CONSTRAINT "outfit_items_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "site"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."outfit_items" ADD CONSTRAINT "outfit_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "site"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."outfits" ADD CONSTRAINT "outfits_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."plans" ADD CONSTRAINT "plans_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."plans" ADD CONSTRAINT "plans_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "site"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."wears" ADD CONSTRAINT "wears_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "site"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."wears" ADD CONSTRAINT "wears_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."wears" ADD CONSTRAINT "wears_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."wears" ADD CONSTRAINT "wears_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "site"."outfits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_row_per_item_and_colour" ON "site"."item_colours" USING btree ("item_id","colour");--> statement-breakpoint
CREATE INDEX "items_of_a_colour" ON "site"."item_colours" USING btree ("colour","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_item_per_photo" ON "site"."items" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "items_of_a_member" ON "site"."items" USING btree ("author_id","state","posted_at","id");--> statement-breakpoint
CREATE INDEX "items_by_category" ON "site"."items" USING btree ("author_id","category","posted_at","id");--> statement-breakpoint
CREATE INDEX "items_by_wears" ON "site"."items" USING btree ("author_id","wear_count","id");--> statement-breakpoint
CREATE INDEX "items_by_name" ON "site"."items" USING btree ("author_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "items_never_worn" ON "site"."items" USING btree ("author_id","last_worn_on" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "items_to_erase" ON "site"."items" USING btree ("deleted_at") WHERE "site"."items"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_place_per_outfit_and_item" ON "site"."outfit_items" USING btree ("outfit_id","item_id");--> statement-breakpoint
CREATE INDEX "outfits_of_an_item" ON "site"."outfit_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "outfits_of_a_member" ON "site"."outfits" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "plans_of_a_day" ON "site"."plans" USING btree ("author_id","planned_on","id");--> statement-breakpoint
CREATE INDEX "plans_of_an_outfit" ON "site"."plans" USING btree ("outfit_id");--> statement-breakpoint
CREATE INDEX "wears_of_an_item" ON "site"."wears" USING btree ("item_id","worn_on");--> statement-breakpoint
CREATE INDEX "wears_of_a_day" ON "site"."wears" USING btree ("author_id","worn_on");--> statement-breakpoint
CREATE INDEX "wears_of_a_press" ON "site"."wears" USING btree ("press_id");--> statement-breakpoint
CREATE INDEX "wears_of_a_look" ON "site"."wears" USING btree ("look_id");--> statement-breakpoint
CREATE INDEX "wears_of_an_outfit" ON "site"."wears" USING btree ("outfit_id");--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD CONSTRAINT "look_tags_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "site"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tags_of_an_item" ON "site"."look_tags" USING btree ("item_id","look_id");--> statement-breakpoint
ALTER TABLE "site"."members" ADD CONSTRAINT "item_count_is_never_negative" CHECK ("site"."members"."item_count" >= 0);