CREATE TABLE "site"."message_photos" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"photo_id" uuid NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "one_message_photo_per_position" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
ALTER TABLE "site"."messages" DROP CONSTRAINT "quotations_name_their_message";--> statement-breakpoint
ALTER TABLE "site"."messages" ADD COLUMN "quoted_id" uuid;--> statement-breakpoint
ALTER TABLE "site"."messages" ADD COLUMN "moved_to" uuid;--> statement-breakpoint
ALTER TABLE "site"."message_photos" ADD CONSTRAINT "message_photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "site"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."message_photos" ADD CONSTRAINT "message_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "site"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_message_per_photo" ON "site"."message_photos" USING btree ("photo_id");--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "messages_quoted_id_messages_id_fk" FOREIGN KEY ("quoted_id") REFERENCES "site"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "messages_moved_to_messages_id_fk" FOREIGN KEY ("moved_to") REFERENCES "site"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_of_elsewhere" ON "site"."messages" USING btree ("quoted_id") WHERE "site"."messages"."quoted_id" is not null;--> statement-breakpoint
CREATE INDEX "places_of_moved_messages" ON "site"."messages" USING btree ("moved_to") WHERE "site"."messages"."moved_to" is not null;--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "quotations_name_one_message" CHECK (num_nonnulls("site"."messages"."quoted_number", "site"."messages"."quoted_id") <= case when "site"."messages"."quoted_text" is null then 0 else 1 end);--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "nothing_is_quoted_of_nobody" CHECK (coalesce("site"."messages"."quoted_text", '') = '' or num_nonnulls("site"."messages"."quoted_number", "site"."messages"."quoted_id") = 1);--> statement-breakpoint
ALTER TABLE "site"."messages" ADD CONSTRAINT "only_places_lead_elsewhere" CHECK ("site"."messages"."moved_to" is null or "site"."messages"."state" = 'deleted');