-- What went back whole, or was disputed, opens nothing any more, and nothing else is marked so; every refund is told once.
with back as (
  select p.id as payment_id,
    coalesce(sum(r.amount_micros) filter (where r.state <> 'failed'), 0) >= p.amount_micros as is_whole,
    count(r.id) > 0 as is_refunded,
    exists (select 1 from billing.disputes d where d.payment_id = p.id and d.status not like 'warning\_%') as is_disputed
  from billing.payments p left join billing.refunds r on r.payment_id = p.id
  group by p.id
)
select t.id, 'should be marked as refunded' as fault
from billing.transactions t join back on back.payment_id = t.payment_id
where (back.is_whole or back.is_disputed) and t.refunded_at is null
union all
select t.id, 'is marked as refunded, and nothing went back'
from billing.transactions t join back on back.payment_id = t.payment_id
where t.refunded_at is not null and not back.is_refunded and not back.is_disputed
union all
select s.id, 'was refunded and goes on'
from billing.subscriptions s
where s.ended_at is null and (
  s.refunded_at is not null
  or (
    select t.refunded_at from billing.transactions t
    where t.subscription_id = s.id order by t.starts_at desc limit 1
  ) is not null
)
union all
select r.id, 'was not told once'
from billing.refunds r
where exists (select 1 from billing.transactions t where t.payment_id = r.payment_id)
  and (
    select count(*) from billing.outbox e where e.type = 'CANCELLATION' and e.content->>'refundId' = r.id::text
  ) not in (1, case when r.state = 'failed' and r.reason = 'outside' then 0 else 1 end)
