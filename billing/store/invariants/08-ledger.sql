-- Each movement of currencies adds up to zero, and what a customer has is what is left of their lots and the sum of their postings.
select ledger_transaction_id::text as what, currency_id, 'postings do not add up to zero' as fault
from billing.ledger_postings
group by ledger_transaction_id, currency_id
having sum(amount) <> 0
union all
select customer_id::text, currency_id, 'the balance is another than its lots or its postings'
from (
  select customer_id, currency_id, balance, 0 as lots, 0 as postings from billing.balances
  union all
  select customer_id, currency_id, 0, "left", 0 from billing.ledger_lots
  union all
  select t.customer_id, p.currency_id, 0, 0, p.amount
  from billing.ledger_postings p join billing.ledger_transactions t on t.id = p.ledger_transaction_id
  where p.account = 'customer'
) as parts
group by customer_id, currency_id
having sum(balance) <> sum(lots) or sum(balance) <> sum(postings) or sum(balance) not between 0 and 2000000000
union all
select l.id::text, l.currency_id, 'a lot that nothing brought in'
from billing.ledger_lots l
left join billing.ledger_postings p
  on p.ledger_transaction_id = l.ledger_transaction_id and p.currency_id = l.currency_id and p.account = 'customer'
where p.amount is distinct from l.amount
