-- The rating of a product, a collection and a brand is what the reviews that everybody can read add up to.
with counted as (
  select r.id, r.halves, r.fit, r.brand_id, r.product_id, r.collection_id, r.collection_id is not null or p.state = 'live' as is_listed
  from site.reviews r
  join site.members m on m.id = r.author_id
  left join site.products p on p.id = r.product_id
  where r.state = 'live' and r.audience = 'everyone' and not m.is_private and m.standing not in ('banned', 'leaving')
), places as (
  select product_id as subject_id, id, halves, fit from counted where product_id is not null
  union all select collection_id, id, halves, fit from counted where collection_id is not null
  union all select it.collection_id, c.id, c.halves, c.fit from counted c
    join site.collection_products it on it.product_id = c.product_id where c.is_listed
  union all select brand_id, id, halves, fit from counted where is_listed
), subjects as (
  select 'product' as kind, id, slug, rating_count, rating_halves, fits_small, fits_true, fits_large, stars from site.products
  union all select 'collection', id, slug, rating_count, rating_halves, fits_small, fits_true, fits_large, stars from site.collections
  union all select 'brand', id, slug, rating_count, rating_halves, fits_small, fits_true, fits_large, stars from site.brands
)
select s.kind, s.slug, s.rating_count, s.rating_halves, s.fits_small, s.fits_true, s.fits_large, s.stars, count(p.id) as reviews
from subjects s
left join places p on p.subject_id = s.id
group by s.kind, s.id, s.slug, s.rating_count, s.rating_halves, s.fits_small, s.fits_true, s.fits_large, s.stars
having s.rating_count <> count(p.id)
  or s.rating_halves <> coalesce(sum(p.halves), 0)
  or s.fits_small <> count(*) filter (where p.fit = 'small')
  or s.fits_true <> count(*) filter (where p.fit = 'true')
  or s.fits_large <> count(*) filter (where p.fit = 'large')
  or s.stars <> array[count(*) filter (where p.halves = 1), count(*) filter (where p.halves = 2), count(*) filter (where p.halves = 3), count(*) filter (where p.halves = 4), count(*) filter (where p.halves = 5),
    count(*) filter (where p.halves = 6), count(*) filter (where p.halves = 7), count(*) filter (where p.halves = 8), count(*) filter (where p.halves = 9), count(*) filter (where p.halves = 10)]::int[]
