-- Recurring revenue is the same from the events as from the tables: each period that was told of was told with its price,
-- its currency and its product.
select e.id, e.type, t.amount_micros, e.event -> 'event' ->> 'price_in_purchased_currency' as told
from billing.outbox e
join billing.transactions t on t.id::text = e.content ->> 'transactionId'
join billing.products p on p.id = t.product_id
where e.event is not null and e.type in ('INITIAL_PURCHASE', 'RENEWAL', 'NON_RENEWING_PURCHASE')
  and (round((e.event -> 'event' ->> 'price_in_purchased_currency')::numeric * 1000000) is distinct from t.amount_micros
    or e.event -> 'event' ->> 'currency' is distinct from t.currency
    or e.event -> 'event' ->> 'product_id' is distinct from p.identifier)
