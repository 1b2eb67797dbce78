CREATE TABLE "site"."rate_windows" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"window_ms" integer NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_count_per_window" PRIMARY KEY("name","key","window_ms")
);
--> statement-breakpoint
CREATE INDEX "rate_windows_that_ended" ON "site"."rate_windows" USING btree ("ends_at");