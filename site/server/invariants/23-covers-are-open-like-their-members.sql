-- A cover is open to everybody exactly where its member's profile is.
select p.id, p.is_open, m.slug, m.is_private, m.standing
from site.photos p
join site.members m on m.cover_id = p.id
where p.is_open <> (not m.is_private and m.standing not in ('banned', 'leaving')) or p.unused_since is not null
