ALTER TABLE "billing"."operations" ADD COLUMN "caller_network" text;--> statement-breakpoint
CREATE INDEX "operations_of_a_network" ON "billing"."operations" USING btree ("caller_network","created_at") WHERE "billing"."operations"."caller_network" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_of_an_object" ON "billing"."webhook_events" USING btree ("object_id","type");