-- 100,000 discussions with about five million messages of 20,000 members at most, spread as people spread them: half of the
-- discussions have six messages or fewer, the others up to 347, and the first one 5,000. `bench.part` makes it so many
-- times smaller, apart from that first one and the members. About the same numbers come out each time. The discussions
-- are in the demo's groups.
begin;
select setseed(0.42);
call pg_temp.pause_indexes('site.discussions', 'site.messages', 'site.message_likes', 'site.readings');
create function pg_temp.talkers() returns int language sql stable as $$ select least(20000, pg_temp.members()) $$;

-- Discussions began over two years. The first group, which everybody reads, has those that are measured by name.
create temporary table room on commit drop as
  select row_number() over (order by may_read <> 'everyone', position) as n, id from site.groups;
create temporary table talk on commit drop as
  select n, started_at, case when n <= 2 then 1000 else 1 + floor(pg_temp.talkers() * power(random(), 2))::int end as author,
    case when n <= 2 then 1 else 1 + floor((select count(*) from room) * power(random(), 1.5))::int end as room,
    case when n = 1 then 5000 else 1 + floor(347 * power(random(), 6))::int end as messages,
    started_at + (today - started_at) * case when n = 1 then 1 else power(random(), 4) end as ended_at
  from (
    select n, today, today - interval '1 hour'
      - interval '730 days' * ((pg_temp.amount(100000) - n)::double precision / pg_temp.amount(100000)) as started_at
    from generate_series(1, pg_temp.amount(100000)) n, date_trunc('day', now()) today
  ) begun;

-- Messages in the order in which they were written, so that those of a discussion are scattered over the table. Every
-- sixth quotes another one, a tenth is liked, and every 150th is deleted: none of those that quote or are liked.
create temporary table said on commit drop as
  select placed.*, n % 150 = 77 and number > 1 as is_deleted,
    case when n % 6 = 0 and number > 3 then number - 1 - (n / 6 % 3)::int end as quoted,
    case when n % 10 = 3 then 1 + (n / 10 % 3)::int else 0 end as likes
  from (
    select row_number() over (order by posted_at, talk, number) as n, written.* from (
      select t.n as talk, number, t.started_at
          + (t.ended_at - t.started_at) * power((number - 1)::double precision / greatest(t.messages - 1, 1), 2) as posted_at,
        case when number = 1 then t.author else 1 + floor(pg_temp.talkers() * power(random(), 2))::int end as author
      from talk t cross join lateral generate_series(1, t.messages) number
    ) written
  ) placed;

insert into site.messages (id, discussion_id, number, author_id, state, source, html, quoted_number, quoted_text, like_count, posted_at)
  select pg_temp.id(5, s.n), pg_temp.id(4, s.talk), s.number, pg_temp.id(1, s.author),
    case when s.is_deleted then 'deleted' else 'live' end,
    case when s.is_deleted then '' else words.text end,
    case when s.is_deleted then '' else '<p>' || words.text || '</p>' end,
    s.quoted, case when s.quoted is not null then 'I wore mine to the' end, s.likes, s.posted_at
  from said s
  cross join lateral (select 'I wore mine to the ' || pg_temp.one_of(array['office','garden','first cold week','train','wedding of a friend'], s.n)
    || ', and the ' || pg_temp.one_of(array['wool','linen','denim','leather','cotton'], s.n / 5)
    || ' ' || pg_temp.one_of(array['holds its shape','pills at the elbows','got softer with each wash','feels thinner than I hoped',
      'is warm without being heavy'], s.n / 25) || '.'
    || case when s.n % 3 > 0 then ' The seams ' || pg_temp.one_of(array['are straight and strong','came loose at one side',
      'are taped inside'], s.n / 3) || ', so I would ' || pg_temp.one_of(array['buy it again','take one size up','wait for a sale',
      'mend it and keep it'], s.n / 9) || '.' else '' end
    || case when s.n % 7 = 0 then ' Before that I had another one for ten years, which went through two linings and a new collar, and which my'
      || ' sister still wears in the garden. Whoever sews can replace the pockets in an evening: open the side seam, take the old bag as'
      || ' a pattern, and leave the edge a little longer than it was.' else '' end
    || ' Note ' || s.number || '.' as text) words;

insert into site.message_likes (message_id, member_id, created_at)
  select pg_temp.id(5, s.n), pg_temp.id(1, 1 + (s.author + (s.n * 7919 + nth) % (pg_temp.talkers() - 1)) % pg_temp.talkers()), s.posted_at
  from said s cross join lateral generate_series(1, s.likes) nth;

insert into site.discussions (id, group_id, author_id, slug, title, search_text, tags, is_pinned, last_number, message_count,
    last_message_at, posted_at)
  select pg_temp.id(4, t.n), r.id, pg_temp.id(1, t.author), 'bench-discussion-' || t.n, words.title, lower(concat_ws(chr(10), words.title, '',
      (select m.source from site.messages m where m.discussion_id = pg_temp.id(4, t.n) and m.number = 1))),
    case when t.n % 3 > 0 then array[pg_temp.one_of(array['wool','mending','vintage','fit','care'], t.n)] else array[]::text[] end,
    t.n between 3 and 10, s.messages, s.live, s.last_at, t.started_at
  from talk t
  join room r on r.n = t.room
  join (
    select talk, count(*) as messages, count(*) filter (where not is_deleted) as live, max(posted_at) as last_at
    from said group by talk) s on s.talk = t.n
  cross join lateral (select 'How do you ' || pg_temp.one_of(array['wash','mend','store','tailor','resole'], t.n)
    || ' your ' || pg_temp.one_of(array['boxy','slim','long','quilted','pleated','striped','light','heavy'], t.n / 5)
    || ' ' || pg_temp.one_of(array['coat','jacket','shirt','cardigan','dress','skirt','boots','bag'], t.n / 40)
    || '? Part ' || t.n as title) words;
update site.groups g set discussion_count = (
  select count(*) from site.discussions d join site.members m on m.id = d.author_id
  where d.group_id = g.id and d.state = 'live' and m.standing not in ('banned', 'leaving'));

-- Members 3 to 3,000 have read 200 discussions each, and the first one 500: four in five to the end. The second one has
-- read 3,000, all to the end.
insert into site.readings (member_id, discussion_id, read_number, level)
  select pg_temp.id(1, r.member), d.id,
    case when r.member = 2 or random() < 0.8 then d.last_number else floor(d.last_number * random())::int end,
    case when r.member <= 2 or random() < 0.5 then 'following' when random() < 0.1 then 'muted' else 'normal' end
  from (
    select 3 + n % least(2998, pg_temp.members() - 2) as member, 1 + floor(pg_temp.amount(100000) * random())::int as talk
      from generate_series(1, pg_temp.amount(600000)) n
    union select 1, 1 + floor(pg_temp.amount(100000) * random())::int from generate_series(1, 500)
    union select 2, 1 + floor(pg_temp.amount(100000) * random())::int from generate_series(1, 3000)
  ) r
  join site.discussions d on d.id = pg_temp.id(4, r.talk);

call pg_temp.resume_indexes();
commit;
