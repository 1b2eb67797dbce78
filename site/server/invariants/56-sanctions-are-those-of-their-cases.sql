-- A decision about a member is the one that its case led to.
select s.id, s.kind, c.state, c.decision
from site.sanctions s
join site.cases c on c.id = s.case_id
where c.decision is distinct from s.kind
