CREATE TABLE "site"."case_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."guarded_words" (
	"list" text PRIMARY KEY NOT NULL,
	"phrases" text[] NOT NULL,
	"version" integer NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."sanctions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"why" text NOT NULL,
	"case_id" uuid,
	"by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" uuid,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"outcome" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	CONSTRAINT "pauses_and_suspensions_end" CHECK (("site"."sanctions"."kind" in ('posting-pause', 'suspension')) = ("site"."sanctions"."until" is not null)),
	CONSTRAINT "appeals_have_an_instant" CHECK (("site"."sanctions"."appeal" is null) = ("site"."sanctions"."appealed_at" is null)),
	CONSTRAINT "only_appeals_are_answered" CHECK ("site"."sanctions"."answered_at" is null or "site"."sanctions"."appealed_at" is not null),
	CONSTRAINT "answers_have_an_outcome" CHECK (("site"."sanctions"."answered_at" is null) = ("site"."sanctions"."outcome" is null)
        and ("site"."sanctions"."answered_at" is null) = ("site"."sanctions"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site"."members" ADD COLUMN "posting_paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site"."messages" ADD COLUMN "guard" text;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "guard" text;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "why" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "has_changed_target" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
-- Cases that were decided before were dismissed, or by an act on another page: nobody is told of them now.
UPDATE "site"."cases" SET "decision" = 'other', "told_at" = "decided_at" WHERE "state" = 'decided';--> statement-breakpoint
UPDATE "site"."cases" c SET "author_id" = m."id" FROM "site"."member_slugs" s
  JOIN "site"."members" m ON m."id" = s."member_id" AND m."standing" <> 'erased'
  WHERE s."slug" = c."snapshot" -> 'author' ->> 'slug';--> statement-breakpoint
ALTER TABLE "site"."case_notes" ADD CONSTRAINT "case_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "site"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."case_notes" ADD CONSTRAINT "case_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."guarded_words" ADD CONSTRAINT "guarded_words_changed_by_members_id_fk" FOREIGN KEY ("changed_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."sanctions" ADD CONSTRAINT "sanctions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."sanctions" ADD CONSTRAINT "sanctions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "site"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."sanctions" ADD CONSTRAINT "sanctions_by_members_id_fk" FOREIGN KEY ("by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."sanctions" ADD CONSTRAINT "sanctions_lifted_by_members_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."sanctions" ADD CONSTRAINT "sanctions_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_of_a_case" ON "site"."case_notes" USING btree ("case_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sanctions_of" ON "site"."sanctions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_sanction_per_case" ON "site"."sanctions" USING btree ("case_id") WHERE "site"."sanctions"."case_id" is not null;--> statement-breakpoint
CREATE INDEX "appeals_oldest_first" ON "site"."sanctions" USING btree ("appealed_at","id") WHERE "site"."sanctions"."appealed_at" is not null and "site"."sanctions"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD CONSTRAINT "cases_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD CONSTRAINT "cases_claimed_by_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."cases" ADD CONSTRAINT "cases_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "site"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspensions_that_end" ON "site"."members" USING btree ("suspended_until") WHERE "site"."members"."suspended_until" is not null;--> statement-breakpoint
CREATE INDEX "cases_by_decision" ON "site"."cases" USING btree ("decided_at","id") WHERE "site"."cases"."state" = 'decided';--> statement-breakpoint
CREATE INDEX "cases_of_an_author" ON "site"."cases" USING btree ("author_id") WHERE "site"."cases"."author_id" is not null;--> statement-breakpoint
ALTER TABLE "site"."members" ADD CONSTRAINT "only_suspensions_end" CHECK ("site"."members"."suspended_until" is null or "site"."members"."standing" in ('suspended', 'leaving'));--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "only_hidden_messages_wait" CHECK ("site"."messages"."guard" is null or "site"."messages"."state" = 'hidden');--> statement-breakpoint
ALTER TABLE "site"."cases" ADD CONSTRAINT "decided_cases_have_a_decision" CHECK (("site"."cases"."state" = 'decided') = ("site"."cases"."decision" is not null));--> statement-breakpoint
ALTER TABLE "site"."cases" ADD CONSTRAINT "decided_cases_have_an_instant" CHECK (("site"."cases"."state" = 'decided') = ("site"."cases"."decided_at" is not null));--> statement-breakpoint
ALTER TABLE "site"."cases" ADD CONSTRAINT "only_decided_cases_are_told" CHECK ("site"."cases"."told_at" is null or "site"."cases"."state" = 'decided');