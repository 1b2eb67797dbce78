-- Every event is kept as receivers get it, under its own id, and each purchase outside a subscription is told once. Those
-- of before events were kept whole have none.
select e.id, e.type, 'not whole' as fault
from billing.outbox e
where (e.event is null and e.created_at > (select min(created_at) from billing.outbox where event is not null))
  or e.event is not null and ( e.event ->> 'api_version' is distinct from '1.0'
  or e.event -> 'event' ->> 'id' is distinct from e.id::text
  or e.event -> 'event' ->> 'type' is distinct from e.type)
union all
select t.id, 'NON_RENEWING_PURCHASE', 'told ' || count(e.id) || ' times'
from billing.transactions t
left join billing.outbox e on e.type = 'NON_RENEWING_PURCHASE' and e.content ->> 'transactionId' = t.id::text
where t.subscription_id is null
group by t.id
having count(e.id) <> 1
union all
select d.id, e.type, 'overtaken by a later event of its lane'
from billing.webhook_deliveries d
join billing.outbox e on e.id = d.event_id
where d.state = 'waiting' and exists (
  select 1 from billing.webhook_deliveries later
  where later.endpoint_id = d.endpoint_id and later.lane = d.lane and later.position > d.position
    and later.state = 'delivered')
