-- The periods of a subscription follow each other. A gap is only where access had ended, or nobody asked in time: then
-- the later one begins with its payment.
select subscription_id, starts_at, ends_at, next_starts_at
from (
  select t.subscription_id, t.starts_at, t.ends_at,
    lead(t.starts_at) over later as next_starts_at,
    lead(coalesce(p.created_at, t.purchased_at)) over later as next_asked_at,
    lead(t.purchased_at) over later as next_paid_at
  from billing.transactions t
  left join billing.payments p on p.id = t.payment_id
  where t.subscription_id is not null
  window later as (partition by t.subscription_id order by t.starts_at)
) as periods
where next_starts_at < ends_at
  or (next_starts_at > ends_at and next_starts_at not in (next_asked_at, next_paid_at))
