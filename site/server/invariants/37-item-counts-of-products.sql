-- A product's number of items counts live ones that are owned, not archived, and seen by others than their owner.
select p.slug, p.item_count, count(m.id) as items
from site.products p
left join site.items i on i.product_id = p.id and i.state = 'live' and not i.is_wished and i.archived_at is null
  and i.audience <> 'me'
left join site.members m on m.id = i.author_id and m.wardrobe_audience <> 'me' and m.standing not in ('banned', 'leaving')
group by p.id
having p.item_count <> count(m.id)
