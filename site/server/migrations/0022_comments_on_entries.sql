ALTER TABLE "site"."comments" ALTER COLUMN "look_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."comments" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."entries" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."entries" ADD COLUMN "comments_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."comments" ADD CONSTRAINT "comments_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "site"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_an_entry" ON "site"."comments" USING btree ("entry_id","posted_at","id");--> statement-breakpoint
ALTER TABLE "site"."comments" ADD CONSTRAINT "about_exactly_one" CHECK (num_nonnulls("site"."comments"."look_id", "site"."comments"."entry_id") = 1);--> statement-breakpoint
ALTER TABLE "site"."entries" ADD CONSTRAINT "comment_count_is_never_negative" CHECK ("site"."entries"."comment_count" >= 0);