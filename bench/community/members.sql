-- What every seed begins with: `bench.members` members, and functions for the others. Rows that are there stay, so that
-- one seed can be laid on another. Half of the members have an avatar, which shares the files of a photo of the demo's.
-- Every twentieth is private, but none of the first thousand, whom the measurements ask as.
create or replace function pg_temp.amount(count int) returns int language sql stable as
  $$ select count / current_setting('bench.part')::int $$;
create or replace function pg_temp.id(kind int, n bigint) returns uuid language sql immutable as
  $$ select (lpad(kind::text, 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
create or replace function pg_temp.one_of(choices text[], n numeric) returns text language sql immutable as
  $$ select choices[1 + (n::bigint % cardinality(choices))] $$;
create or replace function pg_temp.members() returns int language sql stable as
  $$ select current_setting('bench.members')::int $$;
-- As `searchable` does it, for the accents of Latin letters.
create or replace function pg_temp.searchable(text text) returns text language sql immutable as
  $$ select lower(translate(regexp_replace(normalize(text, NFKD), '[\u0300-\u036f]', '', 'g'), 'ıłŁøØ', 'illoo')) $$;

-- Indexes of the tables that grow most are built once, over all rows: `resume_indexes` builds what this drops.
create or replace procedure pg_temp.pause_indexes(variadic tables text[]) language plpgsql as $$
declare paused record;
begin
  create temporary table paused_index on commit drop as
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any(tables::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid);
  for paused in select name from paused_index loop execute 'drop index ' || paused.name; end loop;
end
$$;
create or replace procedure pg_temp.resume_indexes() language plpgsql as $$
declare paused record;
begin
  for paused in select definition from paused_index loop execute paused.definition; end loop;
end
$$;

create or replace procedure pg_temp.count_totals() language sql as $$
  update site.totals set count = case name
    when 'members' then (select count(*) from site.members where standing in ('active', 'suspended'))
    else (select sum(look_count) from site.members where standing in ('active', 'suspended') and not is_private) end
$$;

-- No row breaks a rule, and none is checked one by one: counts are made once, at the end.
set session_replication_role = replica;
set maintenance_work_mem = '512MB';
set work_mem = '256MB';

create temporary table model as
  select row_number() over () as n, p.* from site.photos p
  join site.look_photos lp on lp.photo_id = p.id where lp.position = 0 limit 40;
create temporary table crowd as
  select n, pg_temp.id(1, n) as id, n > 1000 and n % 20 = 7 as is_private, case when n % 2 = 0 then pg_temp.id(10, n) end as avatar_id,
    pg_temp.one_of(array['Ada','Bea','Cleo','Dora','Eve','Femke','Greta','Hanna','Ines','Jun','Kaya','Lea','Mara','Noa',
      'Olga','Pia','Quin','Ruth','Sena','Tove','Uma','Vera','Wanda','Xenia','Yara','Zoë'], n) as first_name,
    pg_temp.one_of(array['Abel','Berg','Costa','Dahl','Eklund','Ferrari','Garcia','Holm','Ito','Jansen','Klein','Lindqvist',
      'Moreau','Nowak','Okafor','Pereira','Quist','Rossi','Silva','Tanaka','Ueda','Vos','Weber','Xu','Yilmaz','Zeller',
      'Andersson','Brandt','Castro'], n / 26) as last_name,
    timestamptz '2023-01-01' + n * interval '15 minutes' as created_at
  from generate_series(1, pg_temp.members()) n;

begin;
insert into site.photos (id, owner_id, sha256, upload_id, version, versions_begun, width, height, widths, avif, colour, colours, is_open, created_at)
  select c.avatar_id, c.id, m.sha256, m.upload_id, 1, 1, m.width, m.height, m.widths, m.avif, m.colour, m.colours, true, c.created_at
  from crowd c join model m on m.n = 1 + c.n % (select count(*) from model) where c.avatar_id is not null
  on conflict do nothing;
insert into site.member_slugs (slug, member_id, created_at)
  select 'bench-' || n, id, created_at from crowd on conflict do nothing;
insert into site.members (id, billing_id, email, password_hash, first_name, last_name, slug, search_text, is_private, avatar_id,
    email_verified_at, created_at)
  select id, 'bench' || n, 'bench-' || n || '@example.org', 'none', first_name, last_name, 'bench-' || n,
    pg_temp.searchable(first_name || ' ' || last_name || ' bench ' || n), is_private, avatar_id, created_at, created_at from crowd
  on conflict do nothing;
-- The first one keeps away from some whose reviews and messages the lists hold.
insert into site.blocks (blocker_id, blocked_id, created_at)
  select pg_temp.id(1, 1), id, now() from crowd where n between 1002 and 1006 on conflict do nothing;
insert into site.mutes (member_id, muted_id, created_at)
  select pg_temp.id(1, 1), id, now() from crowd where n between 1102 and 1106 on conflict do nothing;
commit;
