CREATE SCHEMA IF NOT EXISTS "site";
--> statement-breakpoint
CREATE TABLE "site"."login_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"network" text NOT NULL,
	"browser" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."member_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"billing_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"username" text,
	"slug" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"city" text,
	"bio" text,
	"avatar_id" uuid,
	"look_count" integer DEFAULT 0 NOT NULL,
	"is_subscriber" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_is_lower_case" CHECK ("site"."members"."email" = lower("site"."members"."email")),
	CONSTRAINT "look_count_is_never_negative" CHECK ("site"."members"."look_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site"."sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."trusted_devices" (
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_device_per_member_and_token" PRIMARY KEY("token_hash","member_id")
);
--> statement-breakpoint
CREATE TABLE "site"."likes" (
	"look_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_like_per_member_and_look" PRIMARY KEY("look_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site"."look_photos" (
	"look_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"photo_id" uuid NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "one_photo_per_position" PRIMARY KEY("look_id","position")
);
--> statement-breakpoint
CREATE TABLE "site"."look_tags" (
	"look_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"photo_id" uuid NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "one_tag_per_position" PRIMARY KEY("look_id","position"),
	CONSTRAINT "tag_is_on_the_photo" CHECK ("site"."look_tags"."x" between 0 and 1 and "site"."look_tags"."y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "site"."looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"occasion" text,
	"season" text,
	"position" integer NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "position_counts_from_one" CHECK ("site"."looks"."position" >= 1),
	CONSTRAINT "like_count_is_never_negative" CHECK ("site"."looks"."like_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site"."photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"versions_begun" integer DEFAULT 1 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"avif" boolean DEFAULT false NOT NULL,
	"colour" text NOT NULL,
	"crop" jsonb,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site"."login_attempts" ADD CONSTRAINT "login_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."mail_links" ADD CONSTRAINT "mail_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."trusted_devices" ADD CONSTRAINT "trusted_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."likes" ADD CONSTRAINT "likes_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."likes" ADD CONSTRAINT "likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."look_photos" ADD CONSTRAINT "look_photos_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."look_photos" ADD CONSTRAINT "look_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."look_tags" ADD CONSTRAINT "look_tags_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."looks" ADD CONSTRAINT "looks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."photos" ADD CONSTRAINT "photos_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_of_a_member" ON "site"."login_attempts" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "logins_oldest_first" ON "site"."login_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "links_of_a_member" ON "site"."mail_links" USING btree ("member_id","purpose");--> statement-breakpoint
CREATE INDEX "slugs_of_a_member" ON "site"."member_slugs" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_member_per_email" ON "site"."members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "one_member_per_slug" ON "site"."members" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "one_member_per_billing_id" ON "site"."members" USING btree ("billing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_member_per_avatar" ON "site"."members" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "members_newest_first" ON "site"."members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "members_with_looks_first" ON "site"."members" USING btree (("look_count" > 0),"created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_looks" ON "site"."members" USING btree ("look_count","id");--> statement-breakpoint
CREATE INDEX "members_to_ask_billing_about" ON "site"."members" USING btree ("id") WHERE "site"."members"."is_subscriber" is not false;--> statement-breakpoint
CREATE INDEX "sessions_of_a_member" ON "site"."sessions" USING btree ("member_id","seen_at");--> statement-breakpoint
CREATE INDEX "devices_of_a_member" ON "site"."trusted_devices" USING btree ("member_id","seen_at");--> statement-breakpoint
CREATE INDEX "likes_of_a_member" ON "site"."likes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_look_per_photo" ON "site"."look_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_look_per_slug" ON "site"."looks" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "one_look_per_idempotency_key" ON "site"."looks" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "looks_newest_first" ON "site"."looks" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "looks_of_an_occasion" ON "site"."looks" USING btree ("occasion","posted_at","id");--> statement-breakpoint
CREATE INDEX "looks_of_a_season" ON "site"."looks" USING btree ("season","posted_at","id");--> statement-breakpoint
CREATE INDEX "photos_of_a_member" ON "site"."photos" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "photos_unused" ON "site"."photos" USING btree ("unused_since");--> statement-breakpoint
-- By hand, because drizzle cannot express it: checked at the end of a statement, so that one update can move many looks.
ALTER TABLE "site"."looks" ADD CONSTRAINT "one_look_per_position" UNIQUE ("member_id", "position") DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- By hand, because members and photos reference each other.
ALTER TABLE "site"."members" ADD CONSTRAINT "avatar_is_a_photo" FOREIGN KEY ("avatar_id") REFERENCES "site"."photos" ("id") ON DELETE SET NULL;
