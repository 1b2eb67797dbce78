-- A member has one review of a thing, which is of the brand that the thing is of.
select r.author_id, r.product_id, r.collection_id, count(*) as reviews, min(r.brand_id::text) as brand
from site.reviews r
left join site.products p on p.id = r.product_id
left join site.collections c on c.id = r.collection_id
where r.state in ('live', 'hidden')
group by r.author_id, r.product_id, r.collection_id
having count(*) > 1 or bool_or(r.brand_id <> coalesce(p.brand_id, c.brand_id))
