-- A photo of an item is its owner's, in use, and open to everybody exactly where both the item and the wardrobe are.
select p.id, p.is_open, p.unused_since, p.owner_id, i.id as item, i.state, i.audience, m.wardrobe_audience, m.is_private, m.standing
from site.photos p
join site.items i on i.photo_id = p.id
join site.members m on m.id = i.author_id
where p.owner_id <> i.author_id
  or p.unused_since is not null
  or p.is_open <> (i.state = 'live' and i.audience = 'everyone' and m.wardrobe_audience = 'everyone'
    and not m.is_private and m.standing not in ('banned', 'leaving'))
