CREATE SCHEMA IF NOT EXISTS gateway;
--> statement-breakpoint
CREATE TABLE gateway.customers (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE gateway.payment_methods (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX payment_methods_of_a_customer ON gateway.payment_methods ((body ->> 'customer'), created_at DESC, id DESC);
--> statement-breakpoint
CREATE TABLE gateway.confirmation_tokens (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE gateway.issued_cards (
  holder text PRIMARY KEY,
  card text NOT NULL,
  set_up_at timestamptz
);
--> statement-breakpoint
COMMENT ON TABLE gateway.issued_cards IS 'How the issuer behaves for a payment method or a confirmation token. Never a number.';
--> statement-breakpoint
CREATE TABLE gateway.payment_intents (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX payment_intents_newest ON gateway.payment_intents (created_at DESC, id DESC);
--> statement-breakpoint
CREATE TABLE gateway.setup_intents (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE gateway.charges (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX charges_of_a_payment_intent ON gateway.charges ((body ->> 'payment_intent'));
--> statement-breakpoint
CREATE UNIQUE INDEX one_succeeded_charge_per_payment_intent ON gateway.charges ((body ->> 'payment_intent')) WHERE body ->> 'status' = 'succeeded';
--> statement-breakpoint
CREATE TABLE gateway.challenges (
  id text PRIMARY KEY,
  intent text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'passed', 'failed', 'replaced')),
  return_url text,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX one_open_challenge_per_intent ON gateway.challenges (intent) WHERE state = 'open';
--> statement-breakpoint
CREATE TABLE gateway.idempotency_keys (
  key text PRIMARY KEY,
  request_hash text NOT NULL,
  request_id text NOT NULL,
  status integer NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_oldest ON gateway.idempotency_keys (created_at);
--> statement-breakpoint
CREATE TABLE gateway.events (
  id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  last_answer text
);
--> statement-breakpoint
CREATE INDEX events_due ON gateway.events (next_attempt_at, place) WHERE next_attempt_at IS NOT NULL;
