-- A product that an item or a tag names is of the brand that it names, and a tag names what its item names.
select 'item' as kind, i.id, p.slug
from site.items i join site.products p on p.id = i.product_id
where i.brand_id is distinct from p.brand_id
union all
select 'tag', t.look_id, p.slug
from site.look_tags t join site.products p on p.id = t.product_id
where t.brand_id is distinct from p.brand_id
union all
select 'tag of an item', t.look_id, i.name
from site.look_tags t join site.items i on i.id = t.item_id
where t.brand_id is distinct from i.brand_id or t.product_id is distinct from i.product_id
