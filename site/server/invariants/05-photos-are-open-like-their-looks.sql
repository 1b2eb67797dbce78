-- A photo is open to everybody exactly where its look is; those of hidden and deleted looks and of banned
-- and leaving members are closed.
select p.id, p.is_open, l.slug, l.state, l.audience, m.is_private
from site.photos p
join site.look_photos lp on lp.photo_id = p.id
join site.looks l on l.id = lp.look_id
join site.members m on m.id = l.author_id
where p.is_open <> (l.state = 'live' and l.audience = 'everyone' and not m.is_private and m.standing not in ('banned', 'leaving'))
