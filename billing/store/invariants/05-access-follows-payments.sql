-- Customers have what they paid for, try, or may still pay for: a period without a payment is a trial or a test store's; a
-- grace belongs to a failed renewal; access that ended for want of a payment had come to the end of its leeway and its grace.
select t.id, 'a period nobody paid for' as fault
from billing.transactions t
where t.subscription_id is not null and t.store <> 'test_store'
  and (t.period_type = 'trial') <> (t.payment_id is null)
union all
select t.id, 'a trial that is not the beginning'
from billing.transactions t
join billing.subscriptions s on s.id = t.subscription_id
where t.period_type = 'trial' and (t.starts_at <> s.started_at or t.amount_micros <> 0)
union all
select s.id, 'a grace without a failed renewal, or without end'
from billing.subscriptions s
where s.grace_ends_at is not null
  and (s.billing_issue_at is null or s.grace_period is null or s.grace_ends_at <= s.billing_issue_at)
union all
select s.id, 'access taken before its end'
from billing.subscriptions s
where s.lapsed_at < greatest(s.grace_ends_at,
  (select max(t.ends_at) from billing.transactions t where t.subscription_id = s.id)
    + case when s.is_accelerated then interval '3 minutes' else interval '1 day' end)
