CREATE TABLE "site"."totals" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "total_is_never_negative" CHECK ("site"."totals"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "site"."photos" ALTER COLUMN "colours" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "site"."photos" ALTER COLUMN "colours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."digests" ADD COLUMN "sending_job" text;--> statement-breakpoint
-- From before colours were looked for. A job does it now.
UPDATE "site"."photos" SET "colours" = NULL WHERE "colours" = '{}';--> statement-breakpoint
CREATE INDEX "photos_without_colours" ON "site"."photos" USING btree ("id") WHERE "site"."photos"."colours" is null;--> statement-breakpoint
INSERT INTO "site"."totals" ("name", "count")
  SELECT 'members', count(*) FROM "site"."members" WHERE "standing" IN ('active', 'suspended')
  UNION ALL
  SELECT 'looks', coalesce(sum("look_count"), 0) FROM "site"."members"
    WHERE "standing" IN ('active', 'suspended') AND NOT "is_private";--> statement-breakpoint
-- OLD is null when a member is added, NEW when one is deleted.
CREATE FUNCTION "site"."add_to_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had_page boolean := coalesce(OLD."standing" IN ('active', 'suspended'), false);
  has_page boolean := coalesce(NEW."standing" IN ('active', 'suspended'), false);
  more_members integer := has_page::integer - had_page::integer;
  more_looks integer :=
    CASE WHEN has_page AND NOT NEW."is_private" THEN NEW."look_count" ELSE 0 END
    - CASE WHEN had_page AND NOT OLD."is_private" THEN OLD."look_count" ELSE 0 END;
BEGIN
  IF more_members = 0 AND more_looks = 0 THEN
    RETURN NULL;
  END IF;
  -- All of them in one order: two transactions may change both, one after the other.
  PERFORM FROM "site"."totals" ORDER BY "name" FOR UPDATE;
  UPDATE "site"."totals"
    SET "count" = "count" + CASE "name" WHEN 'members' THEN more_members ELSE more_looks END
    WHERE ("name" = 'members' AND more_members <> 0) OR ("name" = 'looks' AND more_looks <> 0);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "totals_follow_members"
  AFTER INSERT OR DELETE OR UPDATE OF "standing", "is_private", "look_count" ON "site"."members"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "site"."add_to_totals"();
