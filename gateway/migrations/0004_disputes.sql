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
