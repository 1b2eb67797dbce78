-- Receipts are numbered from one without a gap, and each states the amount that was paid; credit notes state what was refunded.
select r.app_id, r.is_sandbox, 'numbered with a gap' as fault
from billing.receipts r
join billing.receipt_counters c on c.app_id = r.app_id and c.is_sandbox = r.is_sandbox
group by r.app_id, r.is_sandbox, c.last
having count(*) <> max(r.number) or max(r.number) <> c.last or min(r.number) <> 1
union all
select r.app_id, r.is_sandbox, 'over another amount: ' || r.id
from billing.receipts r
join billing.transactions t on t.id = r.transaction_id
where r.kind = 'receipt' and (t.amount_micros <> (r.content ->> 'totalMicros')::bigint or t.currency <> r.content ->> 'currency')
union all
select r.app_id, r.is_sandbox, 'takes back another amount: ' || r.id
from billing.receipts r
left join billing.refunds f on f.id = r.refund_id
where r.kind = 'credit_note' and f.amount_micros is distinct from (r.content ->> 'totalMicros')::bigint
union all
select e.app_id, t.is_sandbox, 'paid and told without a receipt: ' || t.id
from billing.transactions t
join billing.outbox e on e.content ->> 'transactionId' = t.id::text
  and e.type in ('INITIAL_PURCHASE', 'RENEWAL', 'NON_RENEWING_PURCHASE') and e.event is not null
where t.payment_id is not null and not exists (select 1 from billing.receipts r where r.transaction_id = t.id)
