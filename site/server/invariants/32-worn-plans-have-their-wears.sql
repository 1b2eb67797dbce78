-- The wears that a plan logged are its member's, on its day. Without any, all the items that were worn have been erased.
select p.id
from site.plans p
where exists (select 1 from site.wears w
  where w.press_id = p.press_id and (w.author_id <> p.author_id or w.worn_on <> p.planned_on))
union all
select p.id from site.plans p where p.became = 'worn' and p.press_id is null
