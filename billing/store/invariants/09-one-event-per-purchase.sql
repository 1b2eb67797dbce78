-- Each purchase outside a subscription is reported by one event.
select t.id, 'NON_RENEWING_PURCHASE', 'told ' || count(e.id) || ' times'
from billing.transactions t
left join billing.outbox e on e.type = 'NON_RENEWING_PURCHASE' and e.content ->> 'transactionId' = t.id::text
where t.subscription_id is null
group by t.id
having count(e.id) <> 1
