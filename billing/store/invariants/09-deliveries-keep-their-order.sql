-- No event is delivered before an earlier one of its lane.
select d.id, e.type, 'overtaken by a later event of its lane'
from billing.webhook_deliveries d
join billing.outbox e on e.id = d.event_id
where d.state = 'waiting' and exists (
  select 1 from billing.webhook_deliveries later
  where later.endpoint_id = d.endpoint_id and later.lane = d.lane and later.position > d.position
    and later.state = 'delivered')
