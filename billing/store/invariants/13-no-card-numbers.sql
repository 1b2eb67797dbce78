-- No run of 13 to 19 digits that begins like a card number and passes the Luhn check stands in any table.
with tables as (
  select table_name, query_to_xml(format('select * from billing.%I', table_name), true, false, '')::text as content
  from information_schema.tables
  where table_schema = 'billing'
), numbers as (
  select table_name, found[1] as number
  from tables, regexp_matches(content, '(?<![0-9a-zA-Z._-])([3-6][0-9]{12,18})(?![0-9a-zA-Z._-])', 'g') as found
)
select table_name, left(number, 6) || '…' as number
from numbers
where (
  select sum(case when place % 2 = 0 then digit when digit > 4 then digit * 2 - 9 else digit * 2 end)
  from (
    select place, substr(reverse(number), place + 1, 1)::int as digit from generate_series(0, length(number) - 1) as place
  ) as digits
) % 10 = 0
