-- A brand's numbers of collections and products count its collections and its live products.
select b.slug, b.collection_count, c.collections, b.product_count, p.products
from site.brands b
cross join lateral (select count(*) as collections from site.collections where brand_id = b.id) c
cross join lateral (select count(*) as products from site.products where brand_id = b.id and state = 'live') p
where b.collection_count <> c.collections or b.product_count <> p.products
