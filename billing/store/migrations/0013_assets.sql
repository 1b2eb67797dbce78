CREATE TABLE "billing"."assets" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "an_asset_is_what_it_is_called" CHECK ("billing"."assets"."hash" = encode(sha256("billing"."assets"."content"), 'hex')),
	CONSTRAINT "an_asset_has_a_known_type" CHECK (type in ('png', 'jpg', 'webp', 'avif', 'heic', 'woff2', 'woff', 'ttf', 'otf'))
);
