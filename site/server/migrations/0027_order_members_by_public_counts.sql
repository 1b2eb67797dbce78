DROP INDEX "site"."members_with_looks_first";--> statement-breakpoint
DROP INDEX "site"."members_by_looks";--> statement-breakpoint
DROP INDEX "site"."members_most_followed";--> statement-breakpoint
CREATE INDEX "members_with_looks_first" ON "site"."members" USING btree (((case when "is_private" then 0 else "look_count" end) > 0),"created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_looks" ON "site"."members" USING btree ((case when "is_private" then 0 else "look_count" end),"id");--> statement-breakpoint
CREATE INDEX "members_most_followed" ON "site"."members" USING btree ((case when "is_private" then 0 else "follower_count" end),"id");