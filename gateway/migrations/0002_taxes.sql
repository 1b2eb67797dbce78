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
