-- Charges less refunds are what was handed over, per currency; no refund is larger than its charge.
with charged as (
  select p.currency, sum(p.amount_micros) as micros from billing.payments p where p.state = 'succeeded' group by 1
), returned as (
  select p.currency, sum(r.amount_micros) as micros
  from billing.refunds r join billing.payments p on p.id = r.payment_id
  where r.state <> 'failed' and not exists (select 1 from billing.transactions t where t.payment_id = p.id)
  group by 1
), handed_over as (
  select currency, sum(amount_micros) as micros from billing.transactions where store <> 'test_store' group by 1
)
select currency, charged.micros as charged, returned.micros as returned, handed_over.micros as handed_over
from charged full join returned using (currency) full join handed_over using (currency)
where coalesce(charged.micros, 0) - coalesce(returned.micros, 0) <> coalesce(handed_over.micros, 0)
union all
select p.currency, p.amount_micros, sum(r.amount_micros), 0
from billing.refunds r join billing.payments p on p.id = r.payment_id
where r.state <> 'failed'
group by p.id, p.currency, p.amount_micros
having sum(r.amount_micros) > p.amount_micros
