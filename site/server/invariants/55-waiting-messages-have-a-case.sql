-- A message that waits for an admin is in an open case.
select m.id, m.guard
from site.messages m
where m.guard is not null and not exists (
  select 1 from site.cases c
  where c.target_kind = 'message' and c.target_id = m.id and c.state = 'open' and c.guard is not null)
