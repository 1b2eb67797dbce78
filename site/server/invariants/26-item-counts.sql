-- A member's number of items counts the live ones that are not for their owner alone, wished for, or in the archive.
select m.slug, m.item_count, count(i.id) as items
from site.members m
left join site.items i on i.author_id = m.id and i.state = 'live' and i.audience <> 'me'
  and not i.is_wished and i.archived_at is null
group by m.id
having m.item_count <> count(i.id)
