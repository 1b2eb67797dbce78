-- A tag carries the moment when its look was posted.
select l.slug, t.position, t.posted_at, l.posted_at as look_posted_at
from site.looks l
join site.look_tags t on t.look_id = l.id
where t.posted_at <> l.posted_at
