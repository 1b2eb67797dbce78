UPDATE "site"."members" SET "search_text" = lower(translate(regexp_replace(
  normalize(concat_ws(' ', "username", replace("slug", '-', ' ')), NFKD), '[̀-ͯ]', '', 'g'), 'ıłŁøØ', 'illoo'))
  WHERE "is_private" AND "username" IS NOT NULL;
