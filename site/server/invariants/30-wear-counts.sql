-- An item counts its wears, and knows the day of the last one.
select i.id, i.wear_count, i.last_worn_on, count(w.id) as wears, max(w.worn_on) as last
from site.items i
left join site.wears w on w.item_id = i.id
group by i.id
having i.wear_count <> count(w.id) or i.last_worn_on is distinct from max(w.worn_on)
