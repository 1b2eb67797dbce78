-- The photos of a look are its author's, also those that an admin added.
select p.id, p.owner_id, l.slug, l.author_id
from site.look_photos lp
join site.photos p on p.id = lp.photo_id
join site.looks l on l.id = lp.look_id
where p.owner_id <> l.author_id
