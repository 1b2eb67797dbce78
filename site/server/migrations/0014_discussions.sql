CREATE TABLE "site"."discussions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"search_text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"last_number" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "message_count_is_never_negative" CHECK ("site"."discussions"."message_count" >= 0),
	CONSTRAINT "no_more_messages_than_numbers" CHECK ("site"."discussions"."message_count" <= "site"."discussions"."last_number")
);
--> statement-breakpoint
CREATE TABLE "site"."message_cards" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid,
	"look_id" uuid,
	"product_id" uuid,
	CONSTRAINT "one_card_per_position" PRIMARY KEY("message_id","position"),
	CONSTRAINT "cards_show_exactly_one" CHECK (num_nonnulls("site"."message_cards"."item_id", "site"."message_cards"."look_id", "site"."message_cards"."product_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "site"."message_edits" (
	"message_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_text_per_message_and_version" PRIMARY KEY("message_id","version")
);
--> statement-breakpoint
CREATE TABLE "site"."message_likes" (
	"message_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_like_per_message_and_member" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site"."message_mentions" (
	"message_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "one_mention_per_message_and_member" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site"."messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"discussion_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"quoted_number" integer,
	"quoted_text" text,
	"like_count" integer DEFAULT 0 NOT NULL,
	"hidden_why" text,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "message_numbers_count_from_one" CHECK ("site"."messages"."number" >= 1),
	CONSTRAINT "like_count_of_messages_is_never_negative" CHECK ("site"."messages"."like_count" >= 0),
	CONSTRAINT "only_earlier_messages_are_quoted" CHECK ("site"."messages"."quoted_number" < "site"."messages"."number"),
	CONSTRAINT "quotations_name_their_message" CHECK (("site"."messages"."quoted_number" is null) = ("site"."messages"."quoted_text" is null)),
	CONSTRAINT "only_hidden_messages_say_why" CHECK ("site"."messages"."hidden_why" is null or "site"."messages"."state" = 'hidden'),
	CONSTRAINT "deleted_messages_have_no_text" CHECK ("site"."messages"."state" <> 'deleted' or ("site"."messages"."source" = '' and "site"."messages"."html" = ''))
);
--> statement-breakpoint
CREATE TABLE "site"."readings" (
	"member_id" uuid NOT NULL,
	"discussion_id" uuid NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"level" text DEFAULT 'normal' NOT NULL,
	CONSTRAINT "one_reading_per_member_and_discussion" PRIMARY KEY("member_id","discussion_id")
);
--> statement-breakpoint
CREATE TABLE "site"."groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"colour" text NOT NULL,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"may_read" text DEFAULT 'everyone' NOT NULL,
	"may_post" text DEFAULT 'members' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"discussion_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discussion_count_is_never_negative" CHECK ("site"."groups"."discussion_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "site"."discussions" ADD CONSTRAINT "discussions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "site"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."discussions" ADD CONSTRAINT "discussions_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_cards" ADD CONSTRAINT "message_cards_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "site"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_cards" ADD CONSTRAINT "message_cards_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "site"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_cards" ADD CONSTRAINT "message_cards_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_cards" ADD CONSTRAINT "message_cards_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "site"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_edits" ADD CONSTRAINT "message_edits_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "site"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_likes" ADD CONSTRAINT "message_likes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "site"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_likes" ADD CONSTRAINT "message_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_mentions" ADD CONSTRAINT "message_mentions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "site"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_mentions" ADD CONSTRAINT "message_mentions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "messages_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "site"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "messages_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."readings" ADD CONSTRAINT "readings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."readings" ADD CONSTRAINT "readings_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "site"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."groups" ADD CONSTRAINT "groups_cover_id_photos_id_fk" FOREIGN KEY ("cover_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_discussion_per_slug" ON "site"."discussions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "discussions_of_a_group" ON "site"."discussions" USING btree ("group_id","is_pinned","last_message_at","id");--> statement-breakpoint
CREATE INDEX "discussions_latest" ON "site"."discussions" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "discussions_newest_first" ON "site"."discussions" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "new_discussions_of_a_group" ON "site"."discussions" USING btree ("group_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "unanswered_discussions" ON "site"."discussions" USING btree ("posted_at","id") WHERE "site"."discussions"."message_count" <= 1;--> statement-breakpoint
CREATE INDEX "discussions_of_an_author" ON "site"."discussions" USING btree ("author_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "discussions_by_tag" ON "site"."discussions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "discussions_by_part_of_title" ON "site"."discussions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cards_of_an_item" ON "site"."message_cards" USING btree ("item_id") WHERE "site"."message_cards"."item_id" is not null;--> statement-breakpoint
CREATE INDEX "cards_of_a_look" ON "site"."message_cards" USING btree ("look_id") WHERE "site"."message_cards"."look_id" is not null;--> statement-breakpoint
CREATE INDEX "cards_of_a_product" ON "site"."message_cards" USING btree ("product_id") WHERE "site"."message_cards"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "message_likes_of_a_member" ON "site"."message_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "message_mentions_of_a_member" ON "site"."message_mentions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_message_per_number" ON "site"."messages" USING btree ("discussion_id","number");--> statement-breakpoint
CREATE INDEX "messages_of_an_author" ON "site"."messages" USING btree ("author_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "quotations" ON "site"."messages" USING btree ("discussion_id","quoted_number") WHERE "site"."messages"."quoted_number" is not null;--> statement-breakpoint
CREATE INDEX "readings_of_a_discussion" ON "site"."readings" USING btree ("discussion_id","level");--> statement-breakpoint
CREATE UNIQUE INDEX "one_group_per_slug" ON "site"."groups" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "one_group_per_name" ON "site"."groups" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "site"."groups" ADD CONSTRAINT "one_group_per_position" UNIQUE ("position") DEFERRABLE INITIALLY IMMEDIATE;