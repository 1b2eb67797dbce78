-- The periods of a subscription follow each other.
select subscription_id, starts_at, ends_at, next_starts_at
from (
  select subscription_id, starts_at, ends_at,
    lead(starts_at) over (partition by subscription_id order by starts_at) as next_starts_at
  from billing.transactions
  where subscription_id is not null
) as periods
where next_starts_at < ends_at
