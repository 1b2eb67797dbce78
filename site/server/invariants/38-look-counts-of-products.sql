-- A product's number of looks counts each live look that tags it and that others than its author see.
select p.slug, p.look_count, count(distinct m.look_id) as looks
from site.products p
left join (
  select t.product_id, l.id as look_id
  from site.look_tags t
  join site.looks l on l.id = t.look_id and l.state = 'live' and l.audience <> 'me'
  join site.members m on m.id = l.author_id and m.standing not in ('banned', 'leaving')
) m on m.product_id = p.id
group by p.id
having p.look_count <> count(distinct m.look_id)
