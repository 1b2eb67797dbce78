-- A subscription in good order renews when its last period ends; one that ended or was cancelled does not renew; one
-- that is unpaid is tried again within a month; nothing that could go on stands still.
select s.id, s.renews_at, last.ends_at
from billing.subscriptions s
join lateral (
  select max(t.ends_at) as ends_at from billing.transactions t where t.subscription_id = s.id
) as last on true
where (s.renews_at is not null and s.billing_issue_at is null and s.renews_at <> last.ends_at)
  or (s.renews_at is not null and (s.ended_at is not null or s.unsubscribed_at is not null))
  or (s.renews_at is null and s.ended_at is null and s.unsubscribed_at is null and s.billing_issue_at is null
    and (s.payment_method_id is not null or s.store = 'test_store'))
  or (s.renews_at > s.billing_issue_at + interval '30 days')
