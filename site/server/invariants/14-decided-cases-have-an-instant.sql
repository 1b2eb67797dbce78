-- A case has the moment of its decision exactly when it is decided.
select id, target_kind, target_id, state, decided_at
from site.cases
where (state = 'decided') <> (decided_at is not null)
