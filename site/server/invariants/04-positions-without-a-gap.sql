-- A member's looks stand at the places 1, 2, 3 and so on; deleted ones have none.
select author_id, count(*) as looks, min(position) as first, max(position) as last
from site.looks
where state <> 'deleted'
group by author_id
having min(position) <> 1 or max(position) <> count(*)
