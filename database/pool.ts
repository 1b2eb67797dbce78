import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Log } from "./log.ts";
import { ReconnectingPool } from "./reconnecting-pool.ts";
import { isTransient, retrying } from "./retrying.ts";

type NoTables = Record<string, never>;

/** drizzle inside a transaction; its own `transaction()` is a savepoint. */
export type Transaction = NodePgTransaction<NoTables, NoTables>;

/** drizzle over a pool; `$client` is the pool itself. */
export type Database = Omit<NodePgDatabase, "transaction"> & {
  $client: ReconnectingPool;
  /** One transaction, as in `ReconnectingPool.transaction`. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The database as a transaction sees it: its transactions are savepoints, and its queries come one after the other. */
  within(tx: Transaction): Database;
  /** Repeats idempotent work while the database is unavailable, for up to half a minute. */
  retrying<T>(run: () => Promise<T>): Promise<T>;
  /** Whether an error, or its cause, says that the database may be available again in a moment. */
  isAway(error: unknown): boolean;
};

/** Enforced by the server, alike in development and production. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Opens a pool, which connects on demand; close it with `db.$client.end()`.
 * A statement is prepared once it has been sent `prepareAfter` (50) times.
 *
 * The limits are startup parameters, never `SET`, so that no session state leaks through a pooler.
 */
export function openDatabase(
  url: string,
  o: { log: Log; max?: number; name?: string; prepareAfter?: number; Client?: typeof pg.Client },
): Database {
  const pool = new ReconnectingPool({
    connectionString: url,
    max: o.max ?? 10,
    application_name: o.name ?? "hemline",
    idleTimeoutMillis: 30_000,
    ...(o.prepareAfter !== undefined && { prepareAfter: o.prepareAfter }),
    ...(o.Client && { Client: o.Client }),
    ...limits,
  });
  // Without this listener, a server that goes away under an idle connection ends the process.
  // `end` does not wait for connections to close, so the server may close them first.
  pool.on("error", (error) => {
    if (!pool.ending) o.log.warn({ err: error }, "an idle database connection was lost");
  });
  return databaseOver(pool);
}

const dialect = new PgDialect();

export function databaseOver(pool: ReconnectingPool): Database {
  const db: Database = Object.assign(drizzle({ client: pool }), {
    isAway: isTransient,
    retrying: <T>(run: () => Promise<T>) => retrying(run),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      // drizzle's own transaction leaks the connection when BEGIN or ROLLBACK fails.
      pool.transaction((client) =>
        work(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)),
      ),
    within: (tx: Transaction) => databaseWithin(db, tx),
  });
  return db;
}

const databaseWithin = (db: Database, tx: Transaction): Database =>
  Object.assign(Object.create(tx) as Transaction, {
    $client: db.$client,
    isAway: db.isAway,
    retrying: <T>(run: () => Promise<T>) => run(),
    transaction: <T>(work: (inner: Transaction) => Promise<T>) => tx.transaction(work),
    within: (inner: Transaction) => databaseWithin(db, inner),
  });
