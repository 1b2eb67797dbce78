import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Log } from "./log.ts";
import { retrying } from "./retrying.ts";

/** The migrations of one schema: a folder as drizzle-kit writes it, with SQL files and `meta/_journal.json`. */
export interface Migrations {
  schema: string;
  folder: URL;
}

const bookkeeping = "migrations";
const migrationsLock = 4_843_002;

/**
 * Brings every schema up to date, each in one transaction, on one direct connection under a session advisory lock:
 * several processes may call it at once. Applied migrations are recorded in schema `migrations`, one table per
 * migrated schema.
 * @throws a sentence when an applied migration was edited, removed, or overtaken by a later one.
 */
export function migrate(directUrl: string, schemas: readonly Migrations[], log: Log): Promise<void> {
  // Applied migrations are skipped, so an interrupted run can simply be repeated.
  return retrying(() => migrateOnce(directUrl, schemas, log));
}

async function migrateOnce(directUrl: string, schemas: readonly Migrations[], log: Log): Promise<void> {
  const client = await connect(directUrl);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationsLock]);
    const db = drizzle({ client });
    for (const { schema, folder } of schemas) {
      const migrationsFolder = fileURLToPath(folder).replace(/\/$/, "");
      const before = await countApplied(db, schema, migrationsFolder);
      await runMigrations(db, { migrationsFolder, migrationsSchema: bookkeeping, migrationsTable: schema });
      const applied = readMigrationFiles({ migrationsFolder }).length - before;
      if (applied > 0) log.info({ schema, applied }, "migrations applied");
    }
  } finally {
    // Closing the connection releases the lock.
    await client.end().catch(() => undefined);
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: "hemline migrations",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => undefined);
  await client.connect();
  // An index of a big table takes its time, whatever limit the role has.
  await client.query("set statement_timeout = 0");
  return client;
}

/** @throws when the files differ from the applied migrations. @returns the number of applied ones */
async function countApplied(db: NodePgDatabase, schema: string, migrationsFolder: string): Promise<number> {
  const { rows: tables } = await db.execute(
    sql`select from pg_tables where schemaname = ${bookkeeping} and tablename = ${schema}`,
  );
  if (tables.length === 0) return 0;
  const { rows: applied } = await db.execute<AppliedMigration & Record<string, unknown>>(
    sql`select hash, created_at::text from ${sql.identifier(bookkeeping)}.${sql.identifier(schema)} order by created_at`,
  );
  const files = readMigrationFiles({ migrationsFolder });
  for (const [index, migration] of applied.entries()) {
    const difference = differenceTo(migration, files[index]);
    if (difference)
      throw new Error(
        `Migration ${index} of schema ${schema} ${difference}. Migrations are frozen once applied: restore the file and put the change into a new one (npm run migration).`,
      );
  }
  return applied.length;
}

interface AppliedMigration {
  hash: string;
  created_at: string;
}

function differenceTo({ hash, created_at }: AppliedMigration, file: MigrationMeta | undefined): string | undefined {
  if (file?.folderMillis !== Number(created_at))
    return "is not the one that was applied here: it was removed, or another was put before it";
  return file.hash === hash ? undefined : "was edited after it was applied here";
}
