-- Each subscription began with a period, so that its product is always in the customer's answer.
select s.id
from billing.subscriptions s
where not exists (select 1 from billing.transactions t where t.subscription_id = s.id and t.starts_at = s.started_at)
