DROP INDEX "site"."items_by_category";--> statement-breakpoint
DROP INDEX "site"."items_never_worn";--> statement-breakpoint
DROP INDEX "site"."items_of_a_member";--> statement-breakpoint
DROP INDEX "site"."items_by_name";--> statement-breakpoint
DROP INDEX "site"."wears_of_a_day";--> statement-breakpoint
CREATE INDEX "items_of_a_member" ON "site"."items" USING btree ("author_id","posted_at","id","state");--> statement-breakpoint
CREATE INDEX "items_by_name" ON "site"."items" USING btree ("author_id",coalesce(lower("name"), ''),"id");--> statement-breakpoint
CREATE INDEX "wears_of_a_day" ON "site"."wears" USING btree ("author_id","worn_on","item_id");--> statement-breakpoint
ALTER TABLE "site"."outfit_items" DROP COLUMN "slot";