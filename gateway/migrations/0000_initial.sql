CREATE SCHEMA IF NOT EXISTS gateway;
--> statement-breakpoint
CREATE TABLE gateway.customers (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX customers_newest ON gateway.customers (created_at DESC, id DESC);
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
CREATE INDEX confirmation_tokens_oldest ON gateway.confirmation_tokens (created_at);
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
CREATE INDEX payment_intents_of_a_customer ON gateway.payment_intents ((body ->> 'customer'), created_at DESC, id DESC);
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
CREATE INDEX charges_newest ON gateway.charges (created_at DESC, id DESC);
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
CREATE INDEX challenges_of_an_intent ON gateway.challenges (intent);
--> statement-breakpoint
CREATE INDEX challenges_oldest ON gateway.challenges (created_at);
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
--> statement-breakpoint
CREATE INDEX events_newest ON gateway.events (created_at DESC, place DESC);
--> statement-breakpoint
CREATE TABLE gateway.refunds (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX refunds_of_a_charge ON gateway.refunds ((body ->> 'charge'));
--> statement-breakpoint
CREATE INDEX refunds_newest ON gateway.refunds (created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX refunds_of_a_payment_intent ON gateway.refunds ((body ->> 'payment_intent'));
--> statement-breakpoint
CREATE TABLE gateway.tax_calculations (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX tax_calculations_oldest ON gateway.tax_calculations (created_at);
--> statement-breakpoint
CREATE TABLE gateway.tax_transactions (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX one_tax_transaction_per_reference ON gateway.tax_transactions ((body ->> 'reference'));
--> statement-breakpoint
CREATE TABLE gateway.tax_line_items (
  id text PRIMARY KEY,
  holder text NOT NULL,
  place integer NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
COMMENT ON TABLE gateway.tax_line_items IS 'The lines of a tax calculation or of a tax transaction (holder), in their order (place).';
--> statement-breakpoint
CREATE UNIQUE INDEX one_tax_line_item_per_place ON gateway.tax_line_items (holder, place);
--> statement-breakpoint
CREATE INDEX reversals_of_a_tax_line_item ON gateway.tax_line_items ((body -> 'reversal' ->> 'original_line_item'));
--> statement-breakpoint
CREATE TABLE gateway.disputes (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX disputes_newest ON gateway.disputes (created_at DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX one_dispute_per_charge ON gateway.disputes ((body ->> 'charge'));
--> statement-breakpoint
CREATE TABLE gateway.early_fraud_warnings (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  body jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX early_fraud_warnings_newest ON gateway.early_fraud_warnings (created_at DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX one_early_fraud_warning_per_charge ON gateway.early_fraud_warnings ((body ->> 'charge'));
--> statement-breakpoint
CREATE TABLE gateway.changes_to_come (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  due_at timestamptz NOT NULL,
  change text NOT NULL,
  object text NOT NULL
);
--> statement-breakpoint
COMMENT ON TABLE gateway.changes_to_come IS 'What banks will do with an object when its time has come: open a dispute, let a refund fail.';
--> statement-breakpoint
CREATE INDEX changes_due ON gateway.changes_to_come (due_at, place);
--> statement-breakpoint
CREATE TABLE gateway.detached_methods (
  id text PRIMARY KEY,
  detached_at timestamptz NOT NULL
);
