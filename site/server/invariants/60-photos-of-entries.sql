-- Photos of entries and covers of categories are the site’s own and in use. Each is where the published text shows it, and
-- open to everybody exactly where everybody sees it: a category’s cover, and of a live entry the cover, the photos of the
-- teaser, and all others that the published text shows if everybody may read it.
with places as (
  select ep.entry_id, ep.photo_id, ep.place, coalesce((
    select case when bool_or(block.at < teaser_end.at) then 'teaser' else 'body' end
    from site.entry_bodies b
    cross join lateral (
      select min(marked.at) as at
      from jsonb_array_elements(b.document -> 'blocks') with ordinality marked (value, at)
      where marked.value ->> 'kind' = 'teaserEnd'
    ) teaser_end
    cross join lateral jsonb_array_elements(b.document -> 'blocks') with ordinality block (value, at)
    where b.entry_id = e.id and b.version = e.published_version
      and block.value -> 'photos' @> jsonb_build_array(jsonb_build_object('id', ep.photo_id))
    having count(*) > 0
  ), 'kept') as true_place
  from site.entry_photos ep
  join site.entries e on e.id = ep.entry_id
),
shown as (
  select p.photo_id, p.place, p.true_place,
    e.state = 'live' and (p.true_place = 'teaser' or (p.true_place = 'body' and e.allowed = 'everyone')) as is_open
  from places p
  join site.entries e on e.id = p.entry_id
  union all select cover_id, 'cover', 'cover', state = 'live' from site.entries where cover_id is not null
  union all select cover_id, 'cover', 'cover', true from site.categories where cover_id is not null
)
select p.id, p.is_open, p.unused_since, p.owner_id, array_agg(s.place) as places, array_agg(s.true_place) as true_places
from site.photos p
join shown s on s.photo_id = p.id
group by p.id
having p.unused_since is not null or p.owner_id is not null or bool_or(s.place <> s.true_place) or p.is_open <> bool_or(s.is_open)
