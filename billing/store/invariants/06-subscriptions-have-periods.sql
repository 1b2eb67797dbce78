-- Each subscription began with a period and counts the ones after it; all are of its customer, so that whatever product
-- opens something for them stands in their answer.
select s.id, 'no beginning' as fault
from billing.subscriptions s
where not exists (select 1 from billing.transactions t where t.subscription_id = s.id and t.starts_at = s.started_at)
union all
select s.id, 'renewals miscounted'
from billing.subscriptions s
join billing.transactions t on t.subscription_id = s.id
group by s.id
having count(*) - 1 <> s.renewals or max(t.renewal_number) <> s.renewals
  or count(distinct t.renewal_number) <> count(*)
union all
select t.id, 'another customer''s period'
from billing.transactions t
join billing.subscriptions s on s.id = t.subscription_id
where t.customer_id <> s.customer_id
