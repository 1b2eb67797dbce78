ALTER TABLE "site"."members" ADD COLUMN "is_subscriber" boolean;--> statement-breakpoint
CREATE INDEX "members_with_looks_first" ON "site"."members" USING btree (("look_count" > 0),"created_at","id");--> statement-breakpoint
CREATE INDEX "members_to_ask_billing_about" ON "site"."members" USING btree ("id") WHERE "site"."members"."is_subscriber" is not false;