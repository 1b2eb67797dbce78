ALTER TABLE "billing"."operations" ADD COLUMN "address_more" jsonb;--> statement-breakpoint
ALTER TABLE "billing"."tax_calculations" ADD COLUMN "question_hash" text NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_whose_tax_is_unrecorded" ON "billing"."payments" USING btree ("settled_at") WHERE "billing"."payments"."state" = 'succeeded' and "billing"."payments"."tax_calculation_id" is not null and "billing"."payments"."tax_transaction_id" is null;--> statement-breakpoint
CREATE INDEX "tax_calculations_question_hash_index" ON "billing"."tax_calculations" USING btree ("question_hash");