-- A review is filed under the category of its product; one of a collection under none.
select r.id, r.category, p.category as category_of_product
from site.reviews r
left join site.products p on p.id = r.product_id
where r.category is distinct from p.category
