-- What the other seeds leave out, laid on top of them: an admin, tags of products on looks, saved looks, outfits, a notebook
-- of up to 2,000 entries with comments, and what up to 10,000 readers have not read.
begin;
select setseed(0.42);
update site.members set role = 'admin' where slug = 'bench-999';

-- Every second look shows a product; a few products are in most of them.
create temporary table tagged on commit drop as
  select n, pg_temp.id(2, n) as look_id, 1 + floor(pg_temp.amount(200000) * power(random(), 2.5))::int as product
  from generate_series(2, current_setting('bench.looks')::int, 2) n;
call pg_temp.pause_indexes('site.look_tags', 'site.notifications', 'site.notification_actors');
insert into site.look_tags (look_id, position, photo_id, x, y, name, product_id, brand_id, posted_at)
  select t.look_id, 0, lp.photo_id, 0.5, 0.5, p.name, p.id, p.brand_id, l.posted_at
  from tagged t
  join site.looks l on l.id = t.look_id
  join site.look_photos lp on lp.look_id = t.look_id
  join site.products p on p.id = pg_temp.id(4, t.product) and p.state = 'live';
update site.products p set look_count = t.looks
  from (select product_id, count(*) as looks from site.look_tags group by 1) t where t.product_id = p.id;

insert into site.saves (member_id, look_id, saved_at)
  select pg_temp.id(1, 1), pg_temp.id(2, n), timestamptz '2026-06-01' + n * interval '1 minute'
  from generate_series(1, 1000) n;
update site.looks set save_count = 1 where id in (select look_id from site.saves where member_id = pg_temp.id(1, 1));

-- Of the large wardrobe.
insert into site.outfits (id, author_id, name, created_at)
  select pg_temp.id(13, n), id, 'Outfit ' || n, timestamptz '2026-01-01' + n * interval '1 hour'
  from site.members, generate_series(1, 500) n where slug = 'wearer-1';
insert into site.outfit_items (outfit_id, position, item_id)
  select pg_temp.id(13, n), place, pg_temp.id(2, n * 4 + place) from generate_series(1, 500) n, generate_series(0, 3) place;

create temporary table entry on commit drop as
  select n, pg_temp.id(14, n) as id, pg_temp.id(15, n) as cover_id,
    case n % 10 when 3 then 'members' when 4 then 'subscribers' else 'everyone' end as allowed,
    timestamptz '2024-01-01' + n * interval '12 hours' as published_at,
    'Caring for ' || pg_temp.one_of(array['wool','cotton','linen','silk','denim','leather','cashmere','bouclé'], n)
      || ' ' || pg_temp.one_of(array['coats','jackets','shirts','dresses','trousers','boots','bags'], n / 8) || ', part ' || n as title,
    'What we learned about ' || pg_temp.one_of(array['washing','mending','storing','dyeing','tailoring'], n / 3) || ' in number ' || n || '.' as excerpt
  from generate_series(1, greatest(200, pg_temp.amount(2000))) n;
create temporary table essay on commit drop as
  select e.n, jsonb_build_object('version', 1, 'blocks', (
    select jsonb_agg(case when at = 3 then jsonb_build_object('kind', 'teaserEnd')
      else jsonb_build_object('kind', 'paragraph', 'text', jsonb_build_array(jsonb_build_object('text',
        'Paragraph ' || at || ' of entry ' || e.n || '. Brush the cloth along its grain before it rests, and let it hang for a day in moving air. '
        || 'A hem that was let down once can be let down again, if the crease is steamed from the wrong side and pressed while it is damp.')))
      end order by at) from generate_series(1, 12) at where at <> 3 or e.allowed <> 'everyone')) as document
  from entry e;
insert into site.photos (id, sha256, upload_id, version, versions_begun, width, height, widths, avif, colour, colours, is_open, created_at)
  select e.cover_id, m.sha256, m.upload_id, 1, 1, m.width, m.height, m.widths, m.avif, m.colour, m.colours, true, e.published_at
  from entry e join model m on m.n = 1 + e.n % (select count(*) from model);
insert into site.entries (id, slug, author_id, state, allowed, title, search_text, excerpt, words, teaser, cover_id, cover_alt, published_version,
    published_at, created_at, edited_at)
  select e.id, 'bench-entry-' || e.n, pg_temp.id(1, 999), 'live', e.allowed, e.title, pg_temp.searchable(concat_ws(chr(10), e.title, e.excerpt, (
      select string_agg(said #>> '{}', chr(10)) from jsonb_path_query(d.document,
        case when e.allowed = 'everyone' then '$.blocks[*].text[*].text' else '$.blocks[0 to 1].text[*].text' end::jsonpath) said))),
    e.excerpt, 600, jsonb_build_object('version', 1, 'blocks',
      case when e.allowed = 'everyone' then '[]'::jsonb else jsonb_path_query_array(d.document, '$.blocks[0 to 1]') end),
    e.cover_id, 'Cloth', 1, e.published_at, e.published_at, e.published_at
  from entry e join essay d on d.n = e.n;
insert into site.entry_bodies (entry_id, version, title, excerpt, document, words, saved_by, saved_at)
  select e.id, 1, e.title, e.excerpt, d.document, 600, pg_temp.id(1, 999), e.published_at from entry e join essay d on d.n = e.n;
insert into site.categories (id, slug, name, description, position, created_at, edited_at)
  select pg_temp.id(16, n), 'bench-category-' || n, pg_temp.one_of(array['Wool','Denim','Mending','Colour','Fit'], n) || ' ' || n,
    'What lasts.', n + (select count(*) from site.categories) - 1, now(), now()
  from generate_series(1, 40) n;
insert into site.entry_categories (category_id, entry_id)
  select pg_temp.id(16, 1 + (n * 7 + nth * 11) % 40), id from entry cross join generate_series(0, 2) nth where nth <= n % 3;
update site.categories c set entry_count = (
  select count(*) from site.entry_categories ec join site.entries e on e.id = ec.entry_id where ec.category_id = c.id and e.state = 'live');

-- The first entry has 500 comments, the others 20 each.
create temporary table entry_remarks on commit drop as
  select row_number() over () as n, e.id as entry_id, e.published_at, nth
  from entry e cross join lateral generate_series(1, case e.n when 1 then 500 else 20 end) nth;
insert into site.comments (id, author_id, entry_id, source, posted_at)
  select pg_temp.id(18, n), pg_temp.id(1, 1 + (n * 7919) % pg_temp.members()), entry_id,
    pg_temp.one_of(array['I wash mine by hand, and it has kept its shape.','Which soap do you use?','My grandmother did it the same way.'], n),
    published_at + nth * interval '10 minutes'
  from entry_remarks;
update site.entries e set comment_count = c.comments
  from (select entry_id, count(*)::int as comments from entry_remarks group by 1) c where c.entry_id = e.id;

-- Of each reader the ten last liked looks with five who liked them, and five who follow.
create temporary table news on commit drop as
  select row_number() over () as n, * from (
    select m.id as member_id, 'like' as kind, l.id as subject_id
    from site.members m cross join lateral (
      select id from site.looks l where l.author_id = m.id and like_count > 0 order by posted_at desc, id desc limit 10) l
    where m.slug in (select 'bench-' || n from generate_series(1, pg_temp.amount(10000)) n)
    union all
    select id, 'follow', null from site.members
    where slug in (select 'bench-' || n from generate_series(1, pg_temp.amount(10000)) n) and follower_count > 0
  ) listed;
insert into site.notification_actors (notification_id, actor_id, at)
  select pg_temp.id(17, n.n), a.actor_id, now() - interval '1 day'
  from news n cross join lateral (
    (select k.member_id as actor_id from site.likes k where n.kind = 'like' and k.look_id = n.subject_id limit 5)
    union all
    (select f.follower_id from site.follows f where n.kind = 'follow' and f.member_id = n.member_id and f.state = 'following' limit 5)) a
  where a.actor_id <> n.member_id and not exists (
    select from site.blocks b where (b.blocker_id, b.blocked_id) in ((n.member_id, a.actor_id), (a.actor_id, n.member_id)));
insert into site.notifications (id, member_id, kind, group_key, subject_id, first_at, last_at)
  select pg_temp.id(17, n.n), n.member_id, n.kind, concat_ws(' ', n.kind, n.subject_id::text), n.subject_id, now() - interval '2 days', now() - interval '1 day'
  from news n where exists (select from site.notification_actors a where a.notification_id = pg_temp.id(17, n.n));
call pg_temp.resume_indexes();
commit;
