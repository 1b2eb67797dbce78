-- A customer has a product once: one running subscription, one purchase of what is bought for good.
select customer_id, product_id, is_sandbox, count(*)
from billing.subscriptions
where ended_at is null
group by 1, 2, 3
having count(*) > 1
union all
select customer_id, product_id, is_sandbox, count(*)
from billing.transactions
where product_type = 'non_consumable' and refunded_at is null
group by 1, 2, 3
having count(*) > 1
