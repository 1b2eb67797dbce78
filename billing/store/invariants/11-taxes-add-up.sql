-- A tax is the sum of its parts; what is charged is what was calculated, and what was handed over says the same.
select c.id, 'the parts are not the tax' as fault
from billing.tax_calculations c
where c.tax_micros <> (
  select coalesce(sum((part->>'tax_amount_in_micros')::bigint), 0) from jsonb_array_elements(c.breakdown) as part
)
union all
select p.id, 'charged otherwise than calculated'
from billing.payments p join billing.tax_calculations c on c.id = p.tax_calculation_id
where c.failed_reason is not null or p.tax_micros <> c.tax_micros or p.amount_micros <> c.total_micros
  or p.currency <> c.currency
union all
select p.id, 'taxed without a calculation'
from billing.payments p
where p.tax_calculation_id is null and p.tax_micros <> 0
union all
select t.id, 'handed over with another tax than paid'
from billing.transactions t join billing.payments p on p.id = t.payment_id
where t.tax_micros <> p.tax_micros
