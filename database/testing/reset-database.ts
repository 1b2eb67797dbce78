import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../pool.ts";
import type { KeptSessions } from "./kept-sessions.ts";

/**
 * Remembers the rows of a fixture, and makes the function that brings them back. Reads and deletes are all it does,
 * so that the plans of open sessions stay valid. Whatever changes the schema is noted: such a database is not reused.
 */
const memory = `
create schema test_reset;

create table test_reset.tables as
select c.oid as id, c.oid::regclass::text as name,
  (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
  null::text as copy
from pg_class c
where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema|test_reset)';

do $$
declare
  t record;
  has_rows boolean;
begin
  for t in select * from test_reset.tables loop
    execute format('select exists (select from %s)', t.name) into has_rows;
    continue when not has_rows;
    execute format('create table test_reset.copy_%s as table %s', t.id, t.name);
    update test_reset.tables set copy = format('test_reset.copy_%s', id) where id = t.id;
  end loop;
end $$;

create table test_reset.sequences as
select format('%I.%I', schemaname, sequencename)::regclass as id, last_value, start_value from pg_sequences;

create table test_reset.schema_changes (tag text);

create function test_reset.note() returns event_trigger language plpgsql as $$
begin
  insert into test_reset.schema_changes values (tg_tag);
end $$;

create function test_reset.run() returns boolean language plpgsql set session_replication_role = replica as $$
declare
  t record;
  is_different boolean;
begin
  if exists (select from test_reset.schema_changes) then return false; end if;
  for t in select * from test_reset.tables where pg_relation_size(id) > 0 or copy is not null loop
    if t.copy is null then
      execute format('delete from %s', t.name);
    else
      execute format('select (select array_agg(x::text order by x::text) from %s x)
        is distinct from (select array_agg(x::text order by x::text) from %s x)', t.name, t.copy) into is_different;
      continue when not is_different;
      execute format('delete from %s', t.name);
      execute format('insert into %s (%s) overriding system value select %s from %s', t.name, t.columns, t.columns, t.copy);
    end if;
  end loop;
  perform setval(s.id, coalesce(s.last_value, s.start_value), s.last_value is not null)
  from test_reset.sequences s where pg_sequence_last_value(s.id) is distinct from s.last_value;
  return true;
end $$;

create event trigger test_reset_ddl on ddl_command_end execute function test_reset.note();
create event trigger test_reset_drop on sql_drop execute function test_reset.note();
`;

export async function rememberRows(db: Database): Promise<void> {
  await db.$client.query(memory);
}

/** Sessions end a moment after their clients. */
const graceMs = 200;

const others = `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
  and pid <> all ($1) and pid <> pg_backend_pid()`;

/**
 * Brings a database back to its fixture's rows.
 * @param inOrder tables that get an empty file: elsewhere new rows may take the places of deleted ones. Every statement
 * about such a table is then planned again.
 * @returns false when it cannot: its schema changed, or somebody still uses it
 */
export async function resetDatabase(sessions: KeptSessions, inOrder: readonly string[] = []): Promise<boolean> {
  const own = await sessions.refresh();
  const until = performance.now() + graceMs;
  while ((await sessions.query(others, [own])).length > 0) {
    if (performance.now() > until) return false;
    await sleep(5);
  }
  const [outcome] = await sessions.query<{ run: boolean }>("select test_reset.run()");
  if (outcome?.run !== true) return false;
  if (inOrder.length > 0) await sessions.query(`vacuum ${inOrder.join(", ")}`);
  return true;
}
