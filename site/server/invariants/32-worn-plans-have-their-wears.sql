-- A plan that was worn as planned has the wears of its press, of the member and the day of the plan. They can only be
-- gone where all items of the outfit are.
select p.id
from site.plans p
where p.press_id is not null and (
  exists (select 1 from site.wears w
    where w.press_id = p.press_id and (w.author_id <> p.author_id or w.worn_on <> p.planned_on))
  or (not exists (select 1 from site.wears w where w.press_id = p.press_id)
    and exists (select 1 from site.outfit_items oi where oi.outfit_id = p.outfit_id)))
union all
select p.id from site.plans p where p.became = 'worn' and p.press_id is null
