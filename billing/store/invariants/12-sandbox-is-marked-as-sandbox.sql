-- What is told, printed and written about a test purchase says so, and never about a real one.
select e.id, 'event' as what
from billing.outbox e
left join billing.subscriptions s on s.id = e.subscription_id
left join billing.transactions t on t.id::text = e.content ->> 'transactionId'
where coalesce(s.is_sandbox, t.is_sandbox) <> e.is_sandbox
  or (e.event -> 'event' ->> 'environment' = 'SANDBOX') <> e.is_sandbox
union all
select r.id, 'receipt'
from billing.receipts r
join billing.transactions t on t.id::text = r.content ->> 'transactionId'
where t.is_sandbox <> r.is_sandbox
union all
select l.id, 'email'
from billing.emails l
left join billing.subscriptions s on s.id::text = l.subject
left join billing.transactions t on t.id::text = l.period
where coalesce(s.is_sandbox, t.is_sandbox) <> l.is_sandbox
