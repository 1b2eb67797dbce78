-- A success has its transaction, of the same product and customer, and an upgrade has ended what it replaces; an
-- operation that still waits has no ending.
select o.id, o.state
from billing.operations o
left join billing.transactions t on t.id = o.transaction_id
left join billing.subscriptions replaced on replaced.id = o.changes_subscription_id
where (o.state = 'succeeded' and (t.id is null or t.product_id <> o.product_id or t.customer_id <> o.customer_id))
  or (o.state = 'succeeded' and replaced.id is not null and replaced.ended_at is null)
  or (o.state = 'failed' and o.error_code is null)
  or (o.state in ('created', 'completing', 'awaiting_gateway') and (o.settled_at is not null or o.error_code is not null))
  or (o.state = 'created' and o.intent_id is not null)
  or (o.state = 'awaiting_gateway' and o.intent_id is null)
