-- Money that moved has exactly one name at the provider, and exactly one row here. Whether the provider says the same is
-- compared with it by the daily reconciliation.
select p.id::text, 'a charge without an intent' as fault
from billing.payments p
where p.state = 'succeeded' and p.intent_id is null
union all
select p.intent_id, 'an intent of several payments'
from billing.payments p
where p.intent_id is not null
group by p.intent_id
having count(*) > 1
union all
select r.id::text, 'a refund the provider has not named'
from billing.refunds r
where r.state = 'succeeded' and r.provider_id is null
union all
select r.provider_id, 'a provider''s refund of several rows'
from billing.refunds r
where r.provider_id is not null
group by r.provider_id
having count(*) > 1
