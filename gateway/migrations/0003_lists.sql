CREATE INDEX customers_newest ON gateway.customers (created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_intents_of_a_customer ON gateway.payment_intents ((body ->> 'customer'), created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX charges_newest ON gateway.charges (created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX refunds_newest ON gateway.refunds (created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX refunds_of_a_payment_intent ON gateway.refunds ((body ->> 'payment_intent'));
--> statement-breakpoint
CREATE INDEX events_newest ON gateway.events (created_at DESC, place DESC);
