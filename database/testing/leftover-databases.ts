import type pg from "pg";

/** Shared locks that mark what is in use: a template by its hash, a run's databases by its number. */
export const templateLock = 4_843;

export const runLock = 4_844;

/** Drops unused templates and the databases of killed runs. */
export async function dropLeftovers(client: pg.Client): Promise<void> {
  for (const name of await databasesLike(client, "draft_")) await drop(client, name);
  for (const name of await databasesLike(client, "te")) {
    const template = /^template_([0-9a-f]{2,8})$/.exec(name)?.[1];
    const run = /^test_(\d+)_/.exec(name)?.[1];
    if (template) await dropUnlessUsed(client, name, templateLock, Number.parseInt(template, 16) | 0);
    else if (run) await dropUnlessUsed(client, name, runLock, Number(run));
  }
}

async function dropUnlessUsed(client: pg.Client, name: string, lock: number, key: number): Promise<void> {
  // A session does not block itself, so this run's own locks are looked up in pg_locks.
  const { rows } = await client.query<{ used: boolean }>(
    "select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and objid::int8 = $2::int4::int8 & 4294967295) as used",
    [lock, key],
  );
  if (!rows[0]?.used) await drop(client, name);
}

export async function databasesLike(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

export const drop = (client: pg.Client, name: string) => client.query(`drop database if exists ${name} with (force)`);
