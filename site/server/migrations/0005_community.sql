CREATE TABLE "site"."comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"look_id" uuid NOT NULL,
	"parent_id" uuid,
	"source" text NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "reply_count_is_never_negative" CHECK ("site"."comments"."reply_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site"."mentions" (
	"comment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "one_mention_per_member" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site"."exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"size_bytes" bigint,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."leavings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"standing" text NOT NULL,
	"choice" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."reports" (
	"case_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_report_per_case_and_member" PRIMARY KEY("case_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "site"."digests" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"rhythm" text NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."notification_actors" (
	"notification_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_actor_per_notification" PRIMARY KEY("notification_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "site"."notification_levels" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_email" boolean NOT NULL,
	CONSTRAINT "one_level_per_kind" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "site"."notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"group_key" text NOT NULL,
	"subject_id" uuid,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."folder_looks" (
	"folder_id" uuid NOT NULL,
	"look_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_place_per_folder_and_look" PRIMARY KEY("folder_id","look_id")
);
--> statement-breakpoint
CREATE TABLE "site"."folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."saves" (
	"member_id" uuid NOT NULL,
	"look_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_save_per_member_and_look" PRIMARY KEY("member_id","look_id")
);
--> statement-breakpoint
ALTER TABLE "site"."looks" ADD COLUMN "save_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."looks" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."looks" ADD COLUMN "comments_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."comments" ADD CONSTRAINT "comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."comments" ADD CONSTRAINT "comments_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "site"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."mentions" ADD CONSTRAINT "mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "site"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."mentions" ADD CONSTRAINT "mentions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."exports" ADD CONSTRAINT "exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."leavings" ADD CONSTRAINT "leavings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "site"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."digests" ADD CONSTRAINT "digests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "site"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."notification_actors" ADD CONSTRAINT "notification_actors_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."notification_levels" ADD CONSTRAINT "notification_levels_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."folder_looks" ADD CONSTRAINT "folder_looks_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "site"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."folder_looks" ADD CONSTRAINT "folder_looks_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."folders" ADD CONSTRAINT "folders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."saves" ADD CONSTRAINT "saves_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."saves" ADD CONSTRAINT "saves_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "site"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_a_look" ON "site"."comments" USING btree ("look_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "replies" ON "site"."comments" USING btree ("parent_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "comments_of_an_author" ON "site"."comments" USING btree ("author_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "mentions_of_a_member" ON "site"."mentions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_export_per_member" ON "site"."exports" USING btree ("member_id") WHERE "site"."exports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "exports_of_a_member" ON "site"."exports" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "exports_to_delete" ON "site"."exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "leavings_due" ON "site"."leavings" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "audit_newest_first" ON "site"."audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of" ON "site"."audit" USING btree ("target_kind","target_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_case_per_target" ON "site"."cases" USING btree ("target_kind","target_id") WHERE "site"."cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "cases_oldest_first" ON "site"."cases" USING btree ("state","opened_at","id");--> statement-breakpoint
CREATE INDEX "reports_of_a_member" ON "site"."reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "digests_by_rhythm" ON "site"."digests" USING btree ("rhythm","sent_at");--> statement-breakpoint
CREATE INDEX "notifications_by_actor" ON "site"."notification_actors" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_unread_per_group" ON "site"."notifications" USING btree ("member_id","group_key") WHERE "site"."notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_of" ON "site"."notifications" USING btree ("member_id","last_at","id");--> statement-breakpoint
CREATE INDEX "notifications_about" ON "site"."notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "looks_of_a_folder" ON "site"."folder_looks" USING btree ("folder_id","added_at","look_id");--> statement-breakpoint
CREATE INDEX "folders_of_a_look" ON "site"."folder_looks" USING btree ("look_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_folder_per_name" ON "site"."folders" USING btree ("member_id",lower("name"));--> statement-breakpoint
CREATE INDEX "folders_of_a_member" ON "site"."folders" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saves_of_a_member" ON "site"."saves" USING btree ("member_id","saved_at","look_id");--> statement-breakpoint
CREATE INDEX "saves_of_a_look" ON "site"."saves" USING btree ("look_id");--> statement-breakpoint
ALTER TABLE "site"."looks" ADD CONSTRAINT "save_count_is_never_negative" CHECK ("site"."looks"."save_count" >= 0);--> statement-breakpoint
ALTER TABLE "site"."looks" ADD CONSTRAINT "comment_count_is_never_negative" CHECK ("site"."looks"."comment_count" >= 0);--> statement-breakpoint
CREATE FUNCTION "site"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'site.% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_is_append_only" BEFORE UPDATE OR DELETE ON "site"."audit"
  FOR EACH ROW EXECUTE FUNCTION "site"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_is_never_emptied" BEFORE TRUNCATE ON "site"."audit"
  FOR EACH STATEMENT EXECUTE FUNCTION "site"."refuse_change"();
