-- Charges less what is owed back whole are what was handed over, per currency; no refund is larger than its charge; what
-- opened nothing goes back whole, or a problem was recorded that it could not.
with charged as (
  select p.currency, sum(p.amount_micros) as micros from billing.payments p where p.state = 'succeeded' group by 1
), owed as (
  select p.currency, sum(p.amount_micros) as micros
  from billing.payments p
  where p.state = 'succeeded'
    and not exists (select 1 from billing.transactions t where t.payment_id = p.id)
    and exists (select 1 from billing.refunds r where r.payment_id = p.id)
  group by 1
), handed_over as (
  select currency, sum(amount_micros) as micros from billing.transactions where store <> 'test_store' group by 1
)
select currency, charged.micros as charged, owed.micros as returned, handed_over.micros as handed_over
from charged full join owed using (currency) full join handed_over using (currency)
where coalesce(charged.micros, 0) - coalesce(owed.micros, 0) <> coalesce(handed_over.micros, 0)
union all
select p.currency, p.amount_micros, sum(r.amount_micros), 0
from billing.refunds r join billing.payments p on p.id = r.payment_id
where r.state <> 'failed'
group by p.id, p.currency, p.amount_micros
having sum(r.amount_micros) > p.amount_micros
union all
select p.currency, p.amount_micros, sum(r.amount_micros) filter (where r.state <> 'failed'), null
from billing.refunds r join billing.payments p on p.id = r.payment_id
where not exists (select 1 from billing.transactions t where t.payment_id = p.id)
group by p.id, p.currency, p.amount_micros
having bool_and(r.state <> 'failed') and sum(r.amount_micros) <> p.amount_micros
union all
select p.currency, p.amount_micros, r.amount_micros, null
from billing.refunds r join billing.payments p on p.id = r.payment_id
where p.state <> 'succeeded'
