CREATE INDEX "cases_about_comments_on_a_look" ON "site"."cases" USING btree (("snapshot" #>> '{look,slug}')) WHERE "site"."cases"."target_kind" = 'comment';--> statement-breakpoint
-- By hand: looks that were erased before titles were removed from the cases about comments on them. A look that was posted
-- after the case has taken over the address.
UPDATE "site"."cases" SET "snapshot" =
  ("snapshot" - 'look' - 'tags' #- '{waiting,title}' #- '{waiting,tags}') || jsonb_build_object('title', 'Comment')
  WHERE "target_kind" = 'comment' AND "snapshot" ? 'look' AND NOT EXISTS (
    SELECT FROM "site"."looks" l WHERE l."slug" = "snapshot" #>> '{look,slug}' AND l."posted_at" <= "opened_at");
