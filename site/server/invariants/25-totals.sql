-- The totals of the front page are those of the members who have a page; looks of private ones are not counted.
select t.name, t.count, c.count as counted
from site.totals t
full join (
  select 'members' as name, count(*) as count from site.members where standing in ('active', 'suspended')
  union all
  select 'looks', coalesce(sum(look_count), 0) from site.members
    where standing in ('active', 'suspended') and not is_private
) c on c.name = t.name
where t.count is distinct from c.count
