-- Every event is stored as receivers get it, under its own id and type. Older events have none.
select e.id, e.type, 'not whole' as fault
from billing.outbox e
where (e.event is null and e.created_at > (select min(created_at) from billing.outbox where event is not null))
  or e.event is not null and ( e.event ->> 'api_version' is distinct from '1.0'
  or e.event -> 'event' ->> 'id' is distinct from e.id::text
  or e.event -> 'event' ->> 'type' is distinct from e.type)
