-- Each subscription's events are numbered without a hole, and tell of exactly the periods there are.
select s.id, max(e.sequence) as last, count(e.id) as events,
  count(e.id) filter (where e.type in ('INITIAL_PURCHASE', 'RENEWAL')) as told,
  (select count(*) from billing.transactions t where t.subscription_id = s.id) as periods
from billing.subscriptions s
left join billing.outbox e on e.subscription_id = s.id
group by s.id
having coalesce(max(e.sequence), 0) <> count(e.id)
  or count(e.id) filter (where e.type in ('INITIAL_PURCHASE', 'RENEWAL'))
    <> (select count(*) from billing.transactions t where t.subscription_id = s.id)
  or count(e.id) filter (where e.type = 'INITIAL_PURCHASE') <> 1
