CREATE TABLE "site"."creations" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_answer_per_key" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
DROP INDEX "site"."one_look_per_idempotency_key";--> statement-breakpoint
ALTER TABLE "site"."creations" ADD CONSTRAINT "creations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_oldest_first" ON "site"."creations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "site"."looks" DROP COLUMN "idempotency_key";