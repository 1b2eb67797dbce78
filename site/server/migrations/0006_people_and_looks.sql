CREATE TABLE "site"."dismissals" (
	"member_id" uuid NOT NULL,
	"dismissed_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_dismissal_per_pair" PRIMARY KEY("member_id","dismissed_id")
);
--> statement-breakpoint
CREATE TABLE "site"."drafts" (
	"member_id" uuid NOT NULL,
	"place" text NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_draft_per_place" PRIMARY KEY("member_id","place")
);
--> statement-breakpoint
CREATE TABLE "site"."look_colours" (
	"look_id" uuid NOT NULL,
	"colour" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_row_per_look_and_colour" PRIMARY KEY("look_id","colour")
);
--> statement-breakpoint
CREATE TABLE "site"."look_ranks" (
	"run_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"look_id" uuid NOT NULL,
	CONSTRAINT "one_look_per_rank" PRIMARY KEY("run_id","rank")
);
--> statement-breakpoint
ALTER TABLE "site"."looks" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "links" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "subscribed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "subscription_asked_at" timestamp (3) with time zone;--> statement-breakpoint
-- Billing is asked again after that.
UPDATE "site"."members" SET "subscribed_until" = now() + interval '1 hour' WHERE "is_subscriber";--> statement-breakpoint
-- Who joined before addresses were verified keeps on writing.
UPDATE "site"."members" SET "email_verified_at" = "created_at";--> statement-breakpoint
ALTER TABLE "site"."looks" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site"."photos" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."dismissals" ADD CONSTRAINT "dismissals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."dismissals" ADD CONSTRAINT "dismissals_dismissed_id_members_id_fk" FOREIGN KEY ("dismissed_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_by" ON "site"."dismissals" USING btree ("dismissed_id");--> statement-breakpoint
ALTER TABLE "site"."drafts" ADD CONSTRAINT "drafts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."look_colours" ADD CONSTRAINT "look_colours_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."look_ranks" ADD CONSTRAINT "look_ranks_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_oldest_first" ON "site"."drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "looks_of_a_colour" ON "site"."look_colours" USING btree ("colour","posted_at","look_id");--> statement-breakpoint
CREATE INDEX "ranks_of_a_look" ON "site"."look_ranks" USING btree ("look_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_member_per_cover" ON "site"."members" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "subscriptions_that_end" ON "site"."members" USING btree ("subscribed_until") WHERE "site"."members"."subscribed_until" is not null;--> statement-breakpoint
CREATE INDEX "looks_to_erase" ON "site"."looks" USING btree ("deleted_at") WHERE "site"."looks"."deleted_at" is not null;--> statement-breakpoint
DROP INDEX "site"."members_to_ask_billing_about";--> statement-breakpoint
ALTER TABLE "site"."members" DROP COLUMN "is_subscriber";--> statement-breakpoint
ALTER TABLE "site"."members" ADD CONSTRAINT "links_are_three_at_most" CHECK (cardinality("site"."members"."links") <= 3);--> statement-breakpoint
ALTER TABLE "site"."looks" ADD CONSTRAINT "only_deleted_looks_have_no_position" CHECK (("site"."looks"."state" = 'deleted') = ("site"."looks"."position" is null) and ("site"."looks"."state" = 'deleted') = ("site"."looks"."deleted_at" is not null));--> statement-breakpoint
-- Those that admins added to looks of others.
UPDATE "site"."photos" SET "owner_id" = "looks"."author_id" FROM "site"."look_photos" JOIN "site"."looks" ON "looks"."id" = "look_photos"."look_id" WHERE "look_photos"."photo_id" = "photos"."id" AND "photos"."owner_id" <> "looks"."author_id";--> statement-breakpoint
-- By hand, because members and photos reference each other.
ALTER TABLE "site"."members" ADD CONSTRAINT "cover_is_a_photo" FOREIGN KEY ("cover_id") REFERENCES "site"."photos" ("id") ON DELETE SET NULL;
