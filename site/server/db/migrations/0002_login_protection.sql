CREATE TABLE "site"."login_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"network" text NOT NULL,
	"browser" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."trusted_devices" (
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_device_per_member_and_token" PRIMARY KEY("token_hash","member_id")
);
--> statement-breakpoint
ALTER TABLE "site"."login_attempts" ADD CONSTRAINT "login_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."mail_links" ADD CONSTRAINT "mail_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."trusted_devices" ADD CONSTRAINT "trusted_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "site"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_of_a_member" ON "site"."login_attempts" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "logins_oldest_first" ON "site"."login_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "links_of_a_member" ON "site"."mail_links" USING btree ("member_id","purpose");--> statement-breakpoint
CREATE INDEX "devices_of_a_member" ON "site"."trusted_devices" USING btree ("member_id","seen_at");