-- Every loss of access is recorded once; access that goes on, or has come back, is not.
with told as (
  select e.subscription_id, e.type,
    lag(e.type) over in_order as before,
    row_number() over (partition by e.subscription_id order by e.sequence desc) as from_the_end
  from billing.outbox e
  where e.type in ('INITIAL_PURCHASE', 'RENEWAL', 'EXPIRATION')
  window in_order as (partition by e.subscription_id order by e.sequence)
)
select s.id, told.type, told.before
from billing.subscriptions s
join told on told.subscription_id = s.id
where (told.type = 'EXPIRATION' and told.before = 'EXPIRATION')
  or (told.from_the_end = 1 and (told.type = 'EXPIRATION') <> (s.ended_at is not null or s.lapsed_at is not null))
