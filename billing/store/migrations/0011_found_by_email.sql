CREATE INDEX "receipts_by_email" ON "billing"."receipts" USING btree ("app_id",lower("content" ->> 'email'));--> statement-breakpoint
CREATE INDEX "operations_by_email" ON "billing"."operations" USING btree ("app_id",lower("email"));--> statement-breakpoint
CREATE INDEX "portal_links_by_email" ON "billing"."portal_links" USING btree ("app_id","email","created_at");