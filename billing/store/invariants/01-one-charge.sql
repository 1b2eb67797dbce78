-- Nobody is charged twice for one purchase or one period, and no second try runs beside the first.
select operation_id, subscription_id, period_starts_at, state, count(*)
from billing.payments
where state in ('pending', 'succeeded')
group by operation_id, subscription_id, period_starts_at, state
having count(*) > 1
