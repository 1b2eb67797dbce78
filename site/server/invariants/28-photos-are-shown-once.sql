-- A photo is shown by one look, item, review, message, profile, brand, collection, product, entry or category, never by two
-- of them. An entry may show its cover in its text too.
select photo_id, count(*) as places
from (
  select photo_id from site.look_photos
  union all select photo_id from site.items where photo_id is not null
  union all select photo_id from site.review_photos
  union all select photo_id from site.message_photos
  union all select photo_id from site.product_photos
  union all select logo_id from site.brands where logo_id is not null
  union all select cover_id from site.brands where cover_id is not null
  union all select cover_id from site.collections where cover_id is not null
  union all select avatar_id from site.members where avatar_id is not null
  union all select cover_id from site.members where cover_id is not null
  union all select photo_id from (
    select entry_id, photo_id from site.entry_photos
    union select id, cover_id from site.entries where cover_id is not null
  ) of_entries
  union all select cover_id from site.categories where cover_id is not null
) shown
group by photo_id
having count(*) > 1
