CREATE TABLE gateway.refunds (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX refunds_of_a_charge ON gateway.refunds ((body ->> 'charge'));
