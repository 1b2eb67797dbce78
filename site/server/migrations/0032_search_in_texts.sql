DROP INDEX "site"."members_by_name";--> statement-breakpoint
DROP INDEX "site"."discussions_by_part_of_title";--> statement-breakpoint
ALTER TABLE "site"."discussions" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
-- Written by hand: the texts of what is there already, as `searchable` writes them for the scripts that are named here.
UPDATE "site"."members" SET "search_text" = "search_text" || chr(10) || lower(translate(regexp_replace(
  normalize("bio", NFKD),
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc]', '', 'g'), 'ıłŁøØ', 'illoo'))
  WHERE "bio" IS NOT NULL AND NOT "is_private" AND "search_text" <> '';--> statement-breakpoint
-- A title has one line. Of the first message, the words of its HTML.
UPDATE "site"."discussions" d SET "search_text" = lower(translate(regexp_replace(
  normalize(concat_ws(chr(10), regexp_replace(d."title", '\s+', ' ', 'g'), array_to_string(d."tags", ' '), (
    SELECT left(btrim(regexp_replace(
      replace(replace(replace(replace(
        regexp_replace(regexp_replace(m."html", '</?(p|li|ul|ol|blockquote|br)\y[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'),
        '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g')), 2000)
    FROM "site"."messages" m WHERE m."discussion_id" = d."id" AND m."number" = 1 AND m."state" = 'live')), NFKD),
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc]', '', 'g'), 'ıłŁøØ', 'illoo'));--> statement-breakpoint
-- Of an entry what everybody may read: the whole text, or its teaser.
UPDATE "site"."entries" e SET "search_text" = lower(translate(regexp_replace(
  normalize(concat_ws(chr(10), regexp_replace(e."title", '\s+', ' ', 'g'), e."excerpt", (
    SELECT string_agg(nullif(line.said, ''), chr(10) ORDER BY block.at, line.at)
    FROM jsonb_array_elements(CASE WHEN e."allowed" = 'everyone' THEN b."document" ELSE e."teaser" END -> 'blocks')
        WITH ORDINALITY block (value, at),
      LATERAL (
        SELECT part.at, (SELECT string_agg(run.value ->> 'text', '' ORDER BY run.at)
          FROM jsonb_array_elements(part.value) WITH ORDINALITY run (value, at)) AS said
        FROM jsonb_array_elements(CASE block.value ->> 'kind'
          WHEN 'paragraph' THEN jsonb_build_array(block.value -> 'text')
          WHEN 'heading' THEN jsonb_build_array(block.value -> 'text')
          WHEN 'list' THEN block.value -> 'items'
          WHEN 'quote' THEN block.value -> 'paragraphs'
          WHEN 'pullQuote' THEN jsonb_build_array(jsonb_build_array(jsonb_build_object('text', block.value -> 'text')))
          WHEN 'figure' THEN jsonb_build_array(block.value -> 'caption')
          ELSE '[]' END) WITH ORDINALITY part (value, at)
      ) line)), NFKD),
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc]', '', 'g'), 'ıłŁøØ', 'illoo'))
  FROM "site"."entry_bodies" b
  WHERE e."state" = 'live' AND b."entry_id" = e."id" AND b."version" = e."published_version";--> statement-breakpoint
CREATE INDEX "members_by_part_of_text" ON "site"."members" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "discussions_by_part_of_text" ON "site"."discussions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_by_name" ON "site"."members" USING gin (split_part("search_text", chr(10), 1) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "discussions_by_part_of_title" ON "site"."discussions" USING gin (split_part("search_text", chr(10), 1) gin_trgm_ops);