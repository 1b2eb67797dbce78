-- A case that waits for a decision has at least one report, or asks whether a message is shown.
select c.id, c.target_kind, c.target_id, c.state
from site.cases c
where c.state <> 'decided' and c.guard is null and not exists (select 1 from site.reports r where r.case_id = c.id)
