DROP INDEX "site"."reviews_newest_first";--> statement-breakpoint
DROP INDEX "site"."reviews_most_helpful_of_all";--> statement-breakpoint
DROP INDEX "site"."reviews_most_worn_of_all";--> statement-breakpoint
CREATE INDEX "members_who_hide_their_wardrobe" ON "site"."members" USING btree ("id") WHERE "site"."members"."wardrobe_audience" = 'me' or "site"."members"."standing" in ('banned', 'leaving');--> statement-breakpoint
CREATE INDEX "reviews_newest_of_a_category" ON "site"."reviews" USING btree ("category","posted_at","id","halves","fit","worn_count") WHERE "site"."reviews"."state" = 'live';--> statement-breakpoint
CREATE INDEX "reviews_most_helpful_of_a_category" ON "site"."reviews" USING btree ("category","helpful_rank","id","halves","fit","worn_count") WHERE "site"."reviews"."state" = 'live';--> statement-breakpoint
CREATE INDEX "reviews_most_worn_of_a_category" ON "site"."reviews" USING btree ("category","worn_count","id","halves","fit") WHERE "site"."reviews"."state" = 'live';--> statement-breakpoint
CREATE INDEX "reviews_newest_first" ON "site"."reviews" USING btree ("state","posted_at","id","halves","fit","worn_count");--> statement-breakpoint
CREATE INDEX "reviews_most_helpful_of_all" ON "site"."reviews" USING btree ("state","helpful_rank","id","halves","fit","worn_count");--> statement-breakpoint
CREATE INDEX "reviews_most_worn_of_all" ON "site"."reviews" USING btree ("state","worn_count","id","halves","fit");