CREATE TABLE "site"."categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entry_count_is_never_negative" CHECK ("site"."categories"."entry_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site"."entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"author_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"allowed" text DEFAULT 'everyone' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"teaser" jsonb,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"settings_version" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"revised_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "live_entries_have_a_text" CHECK ("site"."entries"."state" <> 'live' or ("site"."entries"."published_version" is not null and "site"."entries"."published_at" is not null
        and "site"."entries"."teaser" is not null and "site"."entries"."title" <> '')),
	CONSTRAINT "drafts_show_no_text" CHECK ("site"."entries"."state" = 'live' or "site"."entries"."teaser" is null),
	CONSTRAINT "scheduled_entries_have_an_instant" CHECK (("site"."entries"."state" = 'scheduled') = ("site"."entries"."publish_at" is not null)),
	CONSTRAINT "deleted_entries_know_since_when" CHECK (("site"."entries"."state" = 'deleted') = ("site"."entries"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "site"."entry_bodies" (
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"document" jsonb NOT NULL,
	"words" integer NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_text_per_entry_and_version" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "site"."entry_categories" (
	"category_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "one_place_per_category_and_entry" PRIMARY KEY("category_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "site"."entry_photos" (
	"entry_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"place" text DEFAULT 'kept' NOT NULL,
	CONSTRAINT "one_place_per_entry_and_photo" PRIMARY KEY("entry_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "site"."entry_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site"."categories" ADD CONSTRAINT "categories_cover_id_photos_id_fk" FOREIGN KEY ("cover_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entries" ADD CONSTRAINT "entries_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entries" ADD CONSTRAINT "entries_cover_id_photos_id_fk" FOREIGN KEY ("cover_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_bodies" ADD CONSTRAINT "entry_bodies_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "site"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_bodies" ADD CONSTRAINT "entry_bodies_saved_by_members_id_fk" FOREIGN KEY ("saved_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_categories" ADD CONSTRAINT "entry_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "site"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_categories" ADD CONSTRAINT "entry_categories_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "site"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_photos" ADD CONSTRAINT "entry_photos_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "site"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_photos" ADD CONSTRAINT "entry_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_previews" ADD CONSTRAINT "entry_previews_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "site"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."entry_previews" ADD CONSTRAINT "entry_previews_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_category_per_slug" ON "site"."categories" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "one_category_per_name" ON "site"."categories" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "one_entry_per_slug" ON "site"."entries" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "site"."entries" USING btree ("published_at","id") WHERE "site"."entries"."state" = 'live';--> statement-breakpoint
CREATE INDEX "entries_due" ON "site"."entries" USING btree ("publish_at") WHERE "site"."entries"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "entries_of_an_author" ON "site"."entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "entries_by_part_of_text" ON "site"."entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entry_texts_of_a_member" ON "site"."entry_bodies" USING btree ("saved_by") WHERE "site"."entry_bodies"."saved_by" is not null;--> statement-breakpoint
CREATE INDEX "categories_of_an_entry" ON "site"."entry_categories" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_entry_per_photo" ON "site"."entry_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "previews_of_an_entry" ON "site"."entry_previews" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "previews_of_an_admin" ON "site"."entry_previews" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "previews_by_end" ON "site"."entry_previews" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "site"."categories" ADD CONSTRAINT "one_category_per_position" UNIQUE ("position") DEFERRABLE INITIALLY IMMEDIATE;
