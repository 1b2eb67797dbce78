-- A collection's number of products counts its live ones, which are of its own brand.
select c.slug, c.product_count, count(p.id) filter (where p.state = 'live') as products
from site.collections c
left join site.collection_products it on it.collection_id = c.id
left join site.products p on p.id = it.product_id
group by c.id
having c.product_count <> count(p.id) filter (where p.state = 'live') or bool_or(p.brand_id <> c.brand_id)
