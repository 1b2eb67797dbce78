-- Every successful charge opened a period or a purchase, or goes back; and nothing was opened that nobody paid.
select p.id, 'paid for nothing' as fault
from billing.payments p
where p.state = 'succeeded'
  and not exists (select 1 from billing.transactions t where t.payment_id = p.id)
  and not exists (select 1 from billing.refunds r where r.payment_id = p.id)
union all
select t.id, 'not paid for'
from billing.transactions t
left join billing.payments p on p.id = t.payment_id and p.state = 'succeeded'
where t.store <> 'test_store' and t.amount_micros > 0
  and (p.id is null or p.amount_micros <> t.amount_micros or p.currency <> t.currency)
