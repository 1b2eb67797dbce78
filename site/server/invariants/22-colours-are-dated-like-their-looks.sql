-- The colours of a look carry the moment when it was posted; there are five at most.
select l.slug, c.colour, c.posted_at, l.posted_at as look_posted_at
from site.looks l
join site.look_colours c on c.look_id = l.id
where c.posted_at <> l.posted_at
  or (select count(*) from site.look_colours o where o.look_id = l.id) > 5
