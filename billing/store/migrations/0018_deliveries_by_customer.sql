ALTER TABLE "billing"."webhook_deliveries" ADD COLUMN "beside" text;--> statement-breakpoint
CREATE INDEX "deliveries_beside" ON "billing"."webhook_deliveries" USING btree ("endpoint_id","beside","position") WHERE "billing"."webhook_deliveries"."state" = 'waiting' and "billing"."webhook_deliveries"."beside" is not null;--> statement-breakpoint
UPDATE "billing"."webhook_deliveries" d SET "lane" = e."customer_id"::text FROM "billing"."outbox" e WHERE e."id" = d."event_id" AND d."state" = 'waiting';
