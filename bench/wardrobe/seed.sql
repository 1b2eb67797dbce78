-- A wardrobe of 5,000 items with 50,000 wears over five years, a few items having most of them; and 400 small ones of 20
-- items each, whose members log wears. The same numbers come out each time. Photos share the files of the demo's.
begin;
select setseed(0.42);

create temporary table model on commit drop as
  select p.*, row_number() over () as n from site.photos p
  join site.look_photos lp on lp.photo_id = p.id where lp.position = 0 limit 40;

create temporary table owners on commit drop as
  select n, ('00000008-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id from generate_series(1, 401) n;
insert into site.member_slugs (slug, member_id, created_at) select 'wearer-' || n, id, now() from owners;
insert into site.members (id, billing_id, email, password_hash, first_name, slug, search_text, email_verified_at, subscribed_until, created_at)
  select id, 'wearer' || n, 'wearer-' || n || '@example.org', 'none', 'Wearer', 'wearer-' || n, 'wearer ' || n, now(), 'infinity', now()
  from owners;

create temporary table pieces on commit drop as
  select n, ('00000002-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    ('00000009-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as photo_id,
    case when n <= 5000 then 1 else 2 + (n - 5001) / 20 end as owner,
    timestamptz '2021-01-01' + n * interval '3 hours' as posted_at
  from generate_series(1, 13000) n;
insert into site.photos (id, owner_id, sha256, upload_id, version, versions_begun, width, height, widths, avif, colour, colours, is_open, created_at)
  select p.photo_id, o.id, m.sha256, m.upload_id, 1, 1, m.width, m.height, m.widths, m.avif, m.colour, m.colours, true, p.posted_at
  from pieces p join owners o on o.n = p.owner join model m on m.n = 1 + p.n % (select count(*) from model);
insert into site.items (id, author_id, name, category, brand_name, seasons, price_micros, currency, photo_id, posted_at)
  select p.id, o.id, 'Piece number ' || p.n,
    (array['shirt','knitwear','coat','dress','trousers','shoes','bag','hat'])[1 + p.n % 8],
    (array['Aera','Bolt','Cairn','Dune',null])[1 + p.n % 5], array[(array['spring','summer','autumn','winter'])[1 + p.n % 4]],
    case when p.n % 3 > 0 then (20 + p.n % 400) * 1000000::bigint end, case when p.n % 3 > 0 then 'EUR' end,
    p.photo_id, p.posted_at
  from pieces p join owners o on o.n = p.owner;
insert into site.item_colours (item_id, position, colour)
  select id, 0, (array['black','white','navy','red','green','brown'])[1 + n % 6] from pieces;

insert into site.wears (id, press_id, item_id, author_id, worn_on, logged_at)
  select gen_random_uuid(), ('00000004-0000-7000-8000-' || lpad(to_hex(w.n / 4), 12, '0'))::uuid, p.id, o.id,
    date '2021-06-01' + (w.n / 28)::int, timestamptz '2021-06-01' + (w.n / 28) * interval '1 day'
  from (select n, 1 + floor(5000 * power(random(), 2))::int as piece from generate_series(1, 50000) n) w
  join pieces p on p.n = w.piece join owners o on o.n = p.owner;
update site.items i set wear_count = w.wears, last_worn_on = w.last
  from (select item_id, count(*) as wears, max(worn_on) as last from site.wears group by item_id) w where w.item_id = i.id;
update site.members m set item_count = (select count(*) from site.items i where i.author_id = m.id)
  where m.slug like 'wearer-%';
commit;
