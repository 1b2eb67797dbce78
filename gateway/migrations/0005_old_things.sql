CREATE INDEX confirmation_tokens_oldest ON gateway.confirmation_tokens (created_at);
--> statement-breakpoint
CREATE INDEX challenges_of_an_intent ON gateway.challenges (intent);
--> statement-breakpoint
CREATE INDEX challenges_oldest ON gateway.challenges (created_at);
