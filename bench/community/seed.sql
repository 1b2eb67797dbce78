-- 50,000 members, 100,000 looks, a million likes and half a million follows, spread as people spread them: a few have
-- most of them. The same numbers come out each time. Photos share the files of the demo's.
begin;
-- They are counted once, at the end.
alter table site.members disable trigger totals_follow_members;
select setseed(0.42);

create temporary table model on commit drop as
  select p.* from site.photos p join site.look_photos lp on lp.photo_id = p.id where lp.position = 0 limit 40;
create temporary table numbered_model on commit drop as select row_number() over () as n, * from model;

create temporary table crowd on commit drop as
  select n, ('00000001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    (array['Ada','Bea','Cleo','Dora','Eve','Femke','Greta','Hanna','Ines','Jun','Kaya','Lea','Mara','Noa','Olga','Pia',
      'Quin','Ruth','Sena','Tove','Uma','Vera','Wanda','Xenia','Yara','Zoe'])[1 + n % 26] as first_name,
    (array['Abel','Berg','Costa','Dahl','Eklund','Ferrari','Garcia','Holm','Ito','Jansen','Klein','Lindqvist','Moreau',
      'Nowak','Okafor','Pereira','Quist','Rossi','Silva','Tanaka','Ueda','Vos','Weber','Xu','Yilmaz','Zeller',
      'Andersson','Brandt','Castro'])[1 + (n / 26) % 29] as last_name,
    timestamptz '2025-01-01' + n * interval '15 minutes' as created_at
  from generate_series(1, 50000) n;

insert into site.member_slugs (slug, member_id, created_at)
  select 'bench-' || n, id, created_at from crowd;
insert into site.members (id, billing_id, email, password_hash, first_name, last_name, slug, search_text, email_verified_at, created_at)
  select id, 'bench' || n, 'bench-' || n || '@example.org', 'none', first_name, last_name, 'bench-' || n,
    lower(first_name || ' ' || last_name || ' bench ' || n), created_at, created_at from crowd;

create temporary table outfits on commit drop as
  select n, ('00000002-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    ('00000003-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as photo_id,
    1 + floor(50000 * power(random(), 3))::int as author,
    timestamptz '2025-01-01' + n * interval '7 minutes' as posted_at
  from generate_series(1, 100000) n;

insert into site.photos (id, owner_id, sha256, upload_id, version, versions_begun, width, height, widths, avif, colour, colours, is_open, created_at)
  select o.photo_id, c.id, m.sha256, m.upload_id, 1, 1, m.width, m.height, m.widths, m.avif, m.colour, m.colours, true, o.posted_at
  from outfits o join crowd c on c.n = o.author
  join numbered_model m on m.n = 1 + o.n % (select count(*) from numbered_model);
insert into site.looks (id, author_id, slug, title, text, search_text, occasion, season, position, posted_at)
  select o.id, c.id, 'bench-look-' || o.n, 'Outfit number ' || o.n, 'What was worn that day.',
    'outfit number ' || o.n || chr(10) || 'what was worn that day.',
    (array['everyday','work','evening','weekend','travel','celebration','sport'])[1 + o.n % 7],
    (array['spring','summer','autumn','winter'])[1 + o.n % 4],
    row_number() over (partition by o.author order by o.n), o.posted_at
  from outfits o join crowd c on c.n = o.author;
insert into site.look_photos (look_id, position, photo_id, alt)
  select id, 0, photo_id, 'An outfit' from outfits;

insert into site.likes (look_id, member_id, created_at)
  select o.id, c.id, o.posted_at + random() * interval '30 days'
  from (select 1 + floor(100000 * power(random(), 2))::int as look, 1 + floor(50000 * random())::int as fan
    from generate_series(1, 1030000)) pair
  join outfits o on o.n = pair.look join crowd c on c.n = pair.fan
  on conflict do nothing;

-- Member 1 follows 50, member 2 follows 2,000; the others follow as they like.
insert into site.follows (follower_id, member_id, state, created_at)
  select f.id, m.id, 'following', timestamptz '2026-01-01' + random() * interval '200 days'
  from (
    select 3 + floor(49997 * random())::int as fan, 1 + floor(50000 * power(random(), 3))::int as idol
      from generate_series(1, 530000)
    union all select 1, 100 + n * 20 from generate_series(1, 50) n
    union all select 2, 10 + n * 20 from generate_series(1, 2000) n
  ) pair
  join crowd f on f.n = pair.fan join crowd m on m.n = pair.idol
  where pair.fan <> pair.idol
  on conflict do nothing;

update site.looks l set like_count = k.likes
  from (select look_id, count(*) as likes from site.likes group by look_id) k where k.look_id = l.id;
update site.members m set
  look_count = (select count(*) from site.looks l where l.author_id = m.id),
  follower_count = (select count(*) from site.follows f where f.member_id = m.id and f.state = 'following'),
  following_count = (select count(*) from site.follows f where f.follower_id = m.id and f.state = 'following')
  where m.slug like 'bench-%';
update site.totals set count = case name
  when 'members' then (select count(*) from site.members where standing in ('active', 'suspended'))
  else (select sum(look_count) from site.members where standing in ('active', 'suspended') and not is_private) end;
alter table site.members enable trigger totals_follow_members;
commit;
