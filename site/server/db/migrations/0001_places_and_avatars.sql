-- Judged at the end of a statement, so that one update can move a whole line of looks.
ALTER TABLE "site"."looks" ADD CONSTRAINT "one_look_per_place" UNIQUE ("member_id", "place") DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "site"."members" ADD CONSTRAINT "avatar_is_a_photo" FOREIGN KEY ("avatar_id") REFERENCES "site"."photos" ("id") ON DELETE SET NULL;
