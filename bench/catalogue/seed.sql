-- 5,000 brands, 200,000 products, a million reviews and a million votes of 50,000 members, spread as people spread them:
-- the first brand has 5,000 products, its first product 20,000 reviews, most products have a few or none. `bench.part`
-- makes it so many times smaller. About the same numbers come out each time. Photos share the files of the demo's. Items
-- have counts of wears without the wears.
begin;
select setseed(0.42);
call pg_temp.pause_indexes('site.reviews', 'site.review_votes', 'site.items');

-- Brands, none with the name of one of the demo. Every 83rd is proposed and has no products.
create temporary table labels on commit drop as
  select n, pg_temp.id(2, n) as id, n % 83 = 0 as is_proposed,
    pg_temp.one_of(array['Nor','Hal','Ves','Kir','Ost','Lun','Mar','Fal','Tor','Ber','Cal','Dor','Est','Fir','Gal','Hol',
      'Is','Jun','Kal','Lor','Mel','Nev','Or','Pel','Quin','Ros','Sel','Tam','Ul','Ver','Wil','Yor','Zel'], n)
    || pg_temp.one_of(array['vik','dal','sund','mar','lund','berg','ton','ley','mont','ada','ina','elle','oro','ish',
      'und','eth','ara'], n / 33)
    || pg_temp.one_of(array['',' Studio',' & Sons',' Atelier',' Knitwear',' Denim',' Supply',' Works',' Archive'], n / 561)
    as name
  from generate_series(1, pg_temp.amount(5000)) n;

-- Products. Every 97th is proposed. Every fortieth is of the first brand; a few others have many as well.
create temporary table garments on commit drop as
  select n, pg_temp.id(4, n) as id, n % 97 = 0 as is_proposed, brand + (brand % 83 = 0)::int as brand,
    row_number() over (partition by brand + (brand % 83 = 0)::int order by n) as nth,
    initcap(pg_temp.one_of(array['boxy','slim','wide','cropped','long','quilted','pleated','raw','washed','striped','double','light','heavy'], n / 40))
    || ' ' || pg_temp.one_of(array['wool','cotton','linen','silk','denim','leather','cashmere','corduroy','nylon','tweed','merino'], n / 520)
    || ' ' || category || ' ' || n as name, category,
    timestamptz '2023-06-01' + n * interval '8 minutes' as created_at
  from (
    select n, case when n % 40 = 1 then 1
        else 2 + floor((pg_temp.amount(5000) - 2) * power(random(), 1.5))::int end as brand,
      pg_temp.one_of(array['coat','jacket','shirt','knitwear','dress','skirt','trousers','jeans','shoes','boots','bag','scarf','swimwear'],
        floor(random() * 12.05)::numeric) as category
    from generate_series(1, pg_temp.amount(200000)) n
  ) drawn;

-- Lookbooks of twenty products: up to 200 of the first brand, up to three of others.
create temporary table lookbooks on commit drop as
  select row_number() over (order by brand, place) as n, brand, place from (
    select distinct brand, (nth - 1) / 20 as place from garments
    where (nth - 1) / 20 < case when brand = 1 then 200 else 3 end) filled;
insert into site.collection_products (collection_id, product_id, position)
  select pg_temp.id(3, l.n), g.id, (g.nth - 1) % 20
  from lookbooks l join garments g on g.brand = l.brand and (g.nth - 1) / 20 = l.place;

-- Who says something about what: nobody twice, nothing about proposals. One in fifty is about a lookbook.
create temporary table said on commit drop as
  select row_number() over () as n, author, product, lookbook from (
    select author, product, lookbook from (
      select n as author, 1 as product, null::int as lookbook from generate_series(1, pg_temp.amount(20000)) n
      union all
      select 1 + floor(pg_temp.members() * random())::int,
        2 + floor((pg_temp.amount(200000) - 1) * power(random(), 2.5))::int, null
      from generate_series(1, pg_temp.amount(985000))
      union all
      select 1 + floor(pg_temp.members() * random())::int, null,
        1 + floor((select max(n) from lookbooks) * power(random(), 2))::int
      from generate_series(1, pg_temp.amount(20000))
    ) pair
    where product is null or product % 97 > 0
    group by author, product, lookbook
    order by random()
  ) mixed;

-- Two in five own what they review; some have worn it often.
create temporary table opinions on commit drop as
  select s.n, pg_temp.id(5, s.n) as id, pg_temp.id(1, s.author) as author_id, s.author,
    coalesce(g.brand, l.brand) as brand, g.id as product_id, pg_temp.id(3, s.lookbook) as collection_id, g.category,
    1 + floor(10 * sqrt(random()))::int as halves,
    (array['small','small','true','true','true','true','true','true','large',null,null,null,null,null])[1 + floor(14 * random())::int] as fit,
    (array['XS','S','S','M','M','M','L','L','XL',null,null,null])[1 + floor(12 * random())::int] as size,
    case when s.n % 5 < 2 and g.id is not null then pg_temp.id(6, s.n) end as item_id,
    floor(60 * power(random(), 3))::int as wears,
    case when s.n % 200 = 3 or s.n % 1000 = 4 then 'hidden' else 'live' end as state,
    case when s.n % 1000 = 4 then now() + interval '1 year' end as waits_until,
    date_trunc('day', now()) - (1 + pg_temp.amount(1000000) - s.n) * 95 * current_setting('bench.part')::int * interval '1 second' as posted_at
  from said s left join garments g on g.n = s.product left join lookbooks l on l.n = s.lookbook;

insert into site.items (id, author_id, name, category, brand_name, brand_id, product_id, size, price_micros, currency, wear_count, last_worn_on, posted_at)
  select o.item_id, o.author_id, 'Piece number ' || o.n, o.category, l.name, l.id, o.product_id, o.size,
    case when o.n % 2 = 0 then (20 + o.n % 400) * 1000000::bigint end, case when o.n % 2 = 0 then 'EUR' end,
    o.wears, case when o.wears > 0 then date '2026-01-01' end, o.posted_at - interval '60 days'
  from opinions o join labels l on l.n = o.brand where o.item_id is not null;

insert into site.review_votes (review_id, member_id, is_helpful, created_at)
  select o.id, pg_temp.id(1, v.voter), (v.voter * 7919 + v.review) % 5 > 0, o.posted_at + interval '5 days'
  from (
    select 1 + floor((select count(*) from said) * power(random(), 3))::int as review,
      1 + floor(pg_temp.members() * random())::int as voter
    from generate_series(1, pg_temp.amount(1020000)) group by 1, 2) v
  join opinions o on o.n = v.review and o.author <> v.voter and o.state = 'live';

insert into site.reviews (id, author_id, state, brand_id, product_id, collection_id, category, halves, fit, size_bought, quality, source, html,
    item_id, worn_at_posting, worn_count, helpful_count, unhelpful_count, helpful_rank, waits_until, posted_at)
  select o.id, o.author_id, o.state, pg_temp.id(2, o.brand), o.product_id, o.collection_id, o.category, o.halves, o.fit, o.size,
    case when o.n % 2 = 0 then 1 + (o.n % 5)::int end, words.text, '<p>' || words.text || '</p>',
    o.item_id, worn.count, worn.count, coalesce(v.helpful, 0), coalesce(v.unhelpful, 0),
    case when v.helpful > 0 then (v.helpful / v.votes + 3.8416 / (2 * v.votes)
      - 1.96 * sqrt((v.helpful / v.votes * (1 - v.helpful / v.votes) + 3.8416 / (4 * v.votes)) / v.votes))
      / (1 + 3.8416 / v.votes) else 0 end,
    o.waits_until, o.posted_at
  from opinions o
  cross join lateral (select case when o.item_id is null then 0 else o.wears end as count) worn
  cross join lateral (select 'Bought it for the ' || pg_temp.one_of(array['office','garden','first cold week','train','wedding of a friend'], o.n)
    || ' and wore it ' || worn.count || ' times since. The cloth ' || pg_temp.one_of(array['holds its shape','pills at the elbows',
      'got softer with each wash','feels thinner than I hoped','is warm without being heavy'], o.n / 5)
    || ', the seams ' || pg_temp.one_of(array['are straight and strong','came loose at one side','are taped inside'], o.n / 25)
    || '. I would ' || pg_temp.one_of(array['buy it again','take one size up','wait for a sale','mend it and keep it'], o.n / 75)
    || '. Note number ' || o.n || '.' as text) words
  left join (
    select review_id, count(*) filter (where is_helpful) as helpful, count(*) filter (where not is_helpful) as unhelpful,
      count(*)::double precision as votes
    from site.review_votes group by review_id) v on v.review_id = o.id;

call pg_temp.resume_indexes();

-- What reviews add up to, as `site/server/invariants/40-ratings.sql` counts it.
create temporary table rating on commit drop as
  with counted as (
    select r.brand_id, r.product_id, r.collection_id, r.halves, r.fit from site.reviews r
    join site.members m on m.id = r.author_id where r.state = 'live' and not m.is_private
  )
  select subject_id, count(*)::int as count, sum(halves)::int as halves, (count(*) filter (where fit = 'small'))::int as small,
    (count(*) filter (where fit = 'true'))::int as fits, (count(*) filter (where fit = 'large'))::int as large,
    array[count(*) filter (where halves = 1), count(*) filter (where halves = 2), count(*) filter (where halves = 3),
      count(*) filter (where halves = 4), count(*) filter (where halves = 5), count(*) filter (where halves = 6),
      count(*) filter (where halves = 7), count(*) filter (where halves = 8), count(*) filter (where halves = 9),
      count(*) filter (where halves = 10)]::int[] as stars
  from (
    select brand_id as subject_id, halves, fit from counted
    union all select product_id, halves, fit from counted where product_id is not null
    union all select collection_id, halves, fit from counted where collection_id is not null
    union all select it.collection_id, c.halves, c.fit from counted c join site.collection_products it on it.product_id = c.product_id
  ) place group by subject_id;

insert into site.brand_follows (brand_id, member_id, created_at)
  select l.id, pg_temp.id(1, f.fan), timestamptz '2026-01-01' + f.fan * interval '1 minute'
  from (
    select 1 + floor(pg_temp.amount(5000) * power(random(), 3))::int as brand, 1 + floor(pg_temp.members() * random())::int as fan
    from generate_series(1, pg_temp.amount(250000)) group by 1, 2) f
  join labels l on l.n = f.brand and not l.is_proposed;
insert into site.brands (id, slug, name, search_text, description, state, follower_count, collection_count, product_count,
    rating_count, rating_halves, fits_small, fits_true, fits_large, stars, created_at, edited_at)
  select l.id, 'bench-brand-' || l.n, l.name, lower(l.name), 'Clothes for every day, made to be mended.',
    case when l.is_proposed then 'proposed' else 'live' end, coalesce(f.followers, 0), coalesce(c.lookbooks, 0), coalesce(g.garments, 0),
    coalesce(r.count, 0), coalesce(r.halves, 0), coalesce(r.small, 0), coalesce(r.fits, 0), coalesce(r.large, 0),
    coalesce(r.stars, '{0,0,0,0,0,0,0,0,0,0}'), at.instant, at.instant
  from labels l
  cross join lateral (select timestamptz '2023-01-01' + l.n * interval '5 hours' as instant) at
  left join rating r on r.subject_id = l.id
  left join (select brand_id, count(*) as followers from site.brand_follows group by 1) f on f.brand_id = l.id
  left join (select brand, count(*) as lookbooks from lookbooks group by 1) c on c.brand = l.n
  left join (select brand, count(*) as garments from garments where not is_proposed group by 1) g on g.brand = l.n;

insert into site.collections (id, brand_id, slug, name, season, year, position, product_count, rating_count, rating_halves,
    fits_small, fits_true, fits_large, stars, created_at, edited_at)
  select pg_temp.id(3, l.n), pg_temp.id(2, l.brand), 'lookbook-' || l.place, 'Lookbook ' || l.place,
    pg_temp.one_of(array['spring','summer','autumn','winter'], l.place), 2020 + l.place % 7, l.place, g.garments,
    coalesce(r.count, 0), coalesce(r.halves, 0), coalesce(r.small, 0), coalesce(r.fits, 0), coalesce(r.large, 0),
    coalesce(r.stars, '{0,0,0,0,0,0,0,0,0,0}'), at.instant, at.instant
  from lookbooks l
  cross join lateral (select timestamptz '2024-01-01' + l.n * interval '1 hour' as instant) at
  join (select brand, (nth - 1) / 20 as place, count(*) filter (where not is_proposed) as garments from garments group by 1, 2) g
    on g.brand = l.brand and g.place = l.place
  left join rating r on r.subject_id = pg_temp.id(3, l.n);

insert into site.products (id, brand_id, slug, name, search_text, category, material, sizes, state, item_count,
    rating_count, rating_halves, fits_small, fits_true, fits_large, stars, created_at, edited_at)
  select g.id, l.id, 'bench-product-' || g.n, g.name, lower(l.name || ' ' || g.name), g.category, 'Cotton and wool',
    array['XS','S','M','L','XL'], case when g.is_proposed then 'proposed' else 'live' end, coalesce(i.items, 0),
    coalesce(r.count, 0), coalesce(r.halves, 0), coalesce(r.small, 0), coalesce(r.fits, 0), coalesce(r.large, 0),
    coalesce(r.stars, '{0,0,0,0,0,0,0,0,0,0}'), g.created_at, g.created_at
  from garments g join labels l on l.n = g.brand
  left join rating r on r.subject_id = g.id
  left join (select product_id, count(*) as items from site.items where product_id is not null group by 1) i on i.product_id = g.id;
insert into site.product_colours (product_id, position, colour)
  select id, 0, pg_temp.one_of(array['black','white','navy','red','green','brown'], n) from garments;
insert into site.product_prices (product_id, currency, price_micros)
  select id, 'EUR', (20 + n % 400) * 1000000::bigint from garments;
insert into site.photos (id, sha256, upload_id, version, versions_begun, width, height, widths, avif, colour, colours, is_open, created_at)
  select pg_temp.id(7, g.n), m.sha256, m.upload_id, 1, 1, m.width, m.height, m.widths, m.avif, m.colour, m.colours, true, g.created_at
  from garments g join model m on m.n = 1 + g.n % (select count(*) from model);
insert into site.product_photos (product_id, position, photo_id, alt)
  select g.id, 0, pg_temp.id(7, g.n), g.name from garments g where exists (select from model);

update site.members m set item_count = i.items
  from (select author_id, count(*) as items from site.items where author_id in (select id from crowd) group by 1) i where i.author_id = m.id;
call pg_temp.count_totals();
commit;
