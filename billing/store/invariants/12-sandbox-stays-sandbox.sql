-- What began with a sandbox key stays sandbox, and the other way round.
select o.id, o.is_sandbox, s.is_sandbox, t.is_sandbox
from billing.operations o
left join billing.subscriptions s on s.operation_id = o.id
left join billing.transactions t on t.id = o.transaction_id or t.subscription_id = s.id
where s.is_sandbox <> o.is_sandbox or t.is_sandbox <> o.is_sandbox
