CREATE TABLE "site"."blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_block_per_pair" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "nobody_blocks_themselves" CHECK ("site"."blocks"."blocker_id" <> "site"."blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "site"."follows" (
	"follower_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_follow_per_pair" PRIMARY KEY("follower_id","member_id"),
	CONSTRAINT "nobody_follows_themselves" CHECK ("site"."follows"."follower_id" <> "site"."follows"."member_id"),
	CONSTRAINT "follow_is_asked_or_following" CHECK ("site"."follows"."state" in ('asked', 'following'))
);
--> statement-breakpoint
CREATE TABLE "site"."mutes" (
	"member_id" uuid NOT NULL,
	"muted_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_mute_per_pair" PRIMARY KEY("member_id","muted_id"),
	CONSTRAINT "nobody_mutes_themselves" CHECK ("site"."mutes"."member_id" <> "site"."mutes"."muted_id")
);
--> statement-breakpoint
ALTER TABLE "site"."looks" RENAME COLUMN "member_id" TO "author_id";--> statement-breakpoint
ALTER TABLE "site"."looks" RENAME CONSTRAINT "looks_member_id_members_id_fk" TO "looks_author_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "standing" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "follower_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "following_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."looks" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."looks" ADD COLUMN "state" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."photos" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."blocks" ADD CONSTRAINT "blocks_blocker_id_members_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."blocks" ADD CONSTRAINT "blocks_blocked_id_members_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."follows" ADD CONSTRAINT "follows_follower_id_members_id_fk" FOREIGN KEY ("follower_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."follows" ADD CONSTRAINT "follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."mutes" ADD CONSTRAINT "mutes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."mutes" ADD CONSTRAINT "mutes_muted_id_members_id_fk" FOREIGN KEY ("muted_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_by" ON "site"."blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "followers_of" ON "site"."follows" USING btree ("member_id","state","created_at","follower_id");--> statement-breakpoint
CREATE INDEX "followed_by" ON "site"."follows" USING btree ("follower_id","state","created_at","member_id");--> statement-breakpoint
CREATE INDEX "members_most_followed" ON "site"."members" USING btree ("follower_count","id");--> statement-breakpoint
CREATE INDEX "looks_of_an_author" ON "site"."looks" USING btree ("author_id","posted_at","id");--> statement-breakpoint
ALTER TABLE "site"."members" ADD CONSTRAINT "follower_count_is_never_negative" CHECK ("site"."members"."follower_count" >= 0);--> statement-breakpoint
ALTER TABLE "site"."members" ADD CONSTRAINT "following_count_is_never_negative" CHECK ("site"."members"."following_count" >= 0);