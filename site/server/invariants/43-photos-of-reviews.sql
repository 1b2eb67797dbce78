-- A photo of a review is its author's, in use, and open to everybody exactly where the review is.
select p.id, p.is_open, p.unused_since, p.owner_id, r.id as review, r.state, r.audience, m.is_private, m.standing
from site.review_photos rp
join site.photos p on p.id = rp.photo_id
join site.reviews r on r.id = rp.review_id
join site.members m on m.id = r.author_id
where p.owner_id is distinct from r.author_id
  or p.unused_since is not null
  or p.is_open <> (r.state = 'live' and r.audience = 'everyone' and not m.is_private and m.standing not in ('banned', 'leaving'))
