-- Nobody is charged twice for one purchase or one period, no second try runs beside the first, and no plan is changed
-- twice.
select operation_id, subscription_id, period_starts_at, state, count(*)
from billing.payments
where state in ('pending', 'succeeded')
group by operation_id, subscription_id, period_starts_at, state
having count(*) > 1
union all
select null, changes_subscription_id, null, state, count(*)
from billing.operations
where changes_subscription_id is not null and state = 'succeeded'
group by changes_subscription_id, state
having count(*) > 1
