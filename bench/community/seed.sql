-- `bench.looks` looks with `bench.likes` likes and `bench.comments` comments, and ten follows of each member, spread as
-- people spread them: a few have most of them. Private members post no looks. Photos share the files of the demo's. About
-- the same numbers come out each time.
begin;
select setseed(0.42);
call pg_temp.pause_indexes('site.looks', 'site.look_photos', 'site.look_colours', 'site.likes', 'site.comments', 'site.follows', 'site.photos');

create temporary table outfits on commit drop as
  select n, pg_temp.id(2, n) as id, pg_temp.id(3, n) as photo_id,
    -- The member after a private one is not.
    author + (author > 1000 and author % 20 = 7)::int as author, posted_at from (
      select n, 1 + floor((pg_temp.members() - 1) * power(random(), 3))::int as author,
        timestamptz '2025-01-01' + n * (interval '700000 minutes' / current_setting('bench.looks')::int) as posted_at
      from generate_series(1, current_setting('bench.looks')::bigint) n) drawn;

insert into site.likes (look_id, member_id, created_at)
  select pg_temp.id(2, look), pg_temp.id(1, fan),
    timestamptz '2025-01-01' + look * (interval '700000 minutes' / current_setting('bench.looks')::int) + random() * interval '30 days'
  from (
    select 1 + floor(current_setting('bench.looks')::int * power(random(), 2))::int as look,
      1 + floor(pg_temp.members() * random())::int as fan
    from generate_series(1, current_setting('bench.likes')::int) group by 1, 2) pair
  where not exists (select from outfits o where o.n = pair.look and o.author = pair.fan);

-- A third of the comments reply to the one before; none is long.
create temporary table remarks on commit drop as
  select row_number() over (order by look) as n, look, author from (
    select 1 + floor(current_setting('bench.looks')::int * power(random(), 2))::int as look, 1 + floor(pg_temp.members() * random())::int as author
    from generate_series(1, current_setting('bench.comments')::int)) drawn;
create temporary table threads on commit drop as
  select *, n % 3 = 2 and lag(look) over (order by n) = look and lag(n % 3) over (order by n) = 1 as is_reply from remarks;
insert into site.comments (id, author_id, look_id, parent_id, source, reply_count, posted_at)
  select pg_temp.id(11, n), pg_temp.id(1, author), pg_temp.id(2, look), case when is_reply then pg_temp.id(11, n - 1) end,
    pg_temp.one_of(array['Where is the coat from?','I have looked for one like it all winter.','The length is just right.',
      'Did you take it up yourself?','It looks warm.'], n), coalesce(lead(is_reply) over (order by n), false)::int,
    timestamptz '2025-01-01' + look * (interval '700000 minutes' / current_setting('bench.looks')::int) + n % 1000 * interval '1 minute'
  from threads;

insert into site.photos (id, owner_id, sha256, upload_id, version, versions_begun, width, height, widths, avif, colour, colours, is_open, created_at)
  select o.photo_id, pg_temp.id(1, o.author), m.sha256, m.upload_id, 1, 1, m.width, m.height, m.widths, m.avif, m.colour, m.colours, true, o.posted_at
  from outfits o join model m on m.n = 1 + o.n % (select count(*) from model);
insert into site.looks (id, author_id, slug, title, text, search_text, occasion, season, position, like_count,
    comment_count, posted_at)
  select o.id, pg_temp.id(1, o.author), 'bench-look-' || o.n, words.title, words.text,
    pg_temp.searchable(words.title || chr(10) || words.text),
    pg_temp.one_of(array['everyday','work','evening','weekend','travel','celebration','sport'], o.n),
    pg_temp.one_of(array['spring','summer','autumn','winter'], o.n),
    row_number() over (partition by o.author order by o.n), coalesce(k.likes, 0), coalesce(c.comments, 0), o.posted_at
  from outfits o
  -- Words from frequent to rare; every look has the word “wear”, and its own number.
  cross join lateral (select
    initcap(pg_temp.one_of(array['boxy','slim','wide','cropped','long','quilted','pleated','raw','washed','striped','light','heavy','bouclé'], o.n * 7919 / 3))
      || ' ' || pg_temp.one_of(array['coat','jacket','shirt','cardigan','dress','skirt','trousers','jeans','blazer','jumper','knit'], o.n * 104729 / 7)
      || ' ' || pg_temp.one_of(array['for the rain','in May','to the office','on the train','at the lake','for a wedding','after work','with boots',
        'in the garden','for the first frost','by the sea','in corduroy','with a crème scarf'], o.n * 15485863 / 11)
      || case when o.n % 1000 = 1 then ' from Biella' else '' end as title,
    'What I wear when it is ' || pg_temp.one_of(array['cold','warm','windy','wet','late','early'], o.n * 31 / 5)
      || '. The ' || pg_temp.one_of(array['wool','cotton','linen','silk','denim','leather','cashmere','tweed','merino'], o.n * 613 / 2)
      || ' is ' || pg_temp.one_of(array['old','new','borrowed','mended','from a market','from my sister'], o.n * 17 / 3)
      || case when o.n % 4 = 0 then ', and the shoes have been resoled twice: I would rather repair what fits than look for another pair'
        || ' that has to be broken in' else '' end
      || '. Outfit number ' || o.n || '.' as text) words
  left join (select look_id, count(*) as likes from site.likes group by 1) k on k.look_id = o.id
  left join (select look, count(*) as comments from remarks group by 1) c on c.look = o.n;
insert into site.look_photos (look_id, position, photo_id, alt)
  select id, 0, photo_id, 'An outfit' from outfits;
insert into site.look_colours (look_id, colour, posted_at)
  select o.id, shown.colour, o.posted_at
  from outfits o join model m on m.n = 1 + o.n % (select count(*) from model)
  cross join lateral (select distinct unnest(m.colours[1:5]) as colour) shown;

-- Member 1 follows 50, member 2 follows 2,000, or as many as there are; the others follow as they like.
insert into site.follows (follower_id, member_id, state, created_at)
  select pg_temp.id(1, fan), pg_temp.id(1, idol), 'following', timestamptz '2026-01-01' + random() * interval '200 days'
  from (
    select 3 + floor((pg_temp.members() - 3) * random())::int as fan,
      1 + floor(pg_temp.members() * power(random(), 3))::int as idol
      from generate_series(1, 10 * pg_temp.members())
    union select 1, 100 + n * 20 from generate_series(1, 50) n
    union select 2, 10 + n * 20 from generate_series(1, 2000) n
  ) pair
  where fan <> idol and idol <= pg_temp.members() and not (fan = 1 and idol between 1001 and 1010);

call pg_temp.resume_indexes();
update site.members m set look_count = coalesce(l.looks, 0), follower_count = coalesce(i.followers, 0), following_count = coalesce(o.following, 0)
  from crowd c
  left join (select author_id, count(*) as looks from site.looks group by 1) l on l.author_id = c.id
  left join (select member_id, count(*) as followers from site.follows where state = 'following' group by 1) i on i.member_id = c.id
  left join (select follower_id, count(*) as following from site.follows where state = 'following' group by 1) o on o.follower_id = c.id
  where m.id = c.id;
call pg_temp.count_totals();
commit;
