-- A category counts its live entries.
select c.slug, c.entry_count, counted.entries
from site.categories c
cross join lateral (
  select count(*) as entries
  from site.entry_categories ec
  join site.entries e on e.id = ec.entry_id
  where ec.category_id = c.id and e.state = 'live'
) counted
where c.entry_count <> counted.entries
