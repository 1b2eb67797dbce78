-- Nobody likes their own looks and messages any more. The likes of banned and leaving members are in no count.
WITH own AS (
  DELETE FROM "site"."likes" k USING "site"."looks" l
  WHERE l."id" = k."look_id" AND l."author_id" = k."member_id"
  RETURNING k."look_id", k."member_id"
)
UPDATE "site"."looks" l SET "like_count" = l."like_count" - 1
  FROM own JOIN "site"."members" m ON m."id" = own."member_id"
  WHERE l."id" = own."look_id" AND m."standing" NOT IN ('banned', 'leaving');--> statement-breakpoint
WITH own AS (
  DELETE FROM "site"."message_likes" k USING "site"."messages" a
  WHERE a."id" = k."message_id" AND a."author_id" = k."member_id"
  RETURNING k."message_id", k."member_id"
)
UPDATE "site"."messages" a SET "like_count" = a."like_count" - 1
  FROM own JOIN "site"."members" m ON m."id" = own."member_id"
  WHERE a."id" = own."message_id" AND m."standing" NOT IN ('banned', 'leaving');
