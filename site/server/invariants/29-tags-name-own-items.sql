-- The items that a look's tags name are its author's.
select l.slug, t.name, i.id
from site.look_tags t
join site.looks l on l.id = t.look_id
join site.items i on i.id = t.item_id
where i.author_id <> l.author_id
