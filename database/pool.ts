import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Log } from "./log.ts";
import { ReconnectingPool } from "./reconnecting-pool.ts";
import { isTransient, retrying } from "./retrying.ts";

type NoTables = Record<string, never>;

/** drizzle inside a transaction; its own `transaction()` is a savepoint. */
export type Transaction = NodePgTransaction<NoTables, NoTables>;

/** drizzle over a pool; `$client` is the pool itself. */
export type Database = Omit<NodePgDatabase, "transaction"> & {
  $client: ReconnectingPool;
  /** One transaction, as `ReconnectingPool.transaction` runs it. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs what may be done twice again while the database is away, up to half a minute. */
  retrying<T>(run: () => Promise<T>): Promise<T>;
  /** Whether an error, or what caused it, says that the database may be back in a moment. */
  isAway(error: unknown): boolean;
};

/** Limits that the server enforces, alike in development and production. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Opens a pool. Connections are made when needed; close it with `db.$client.end()`.
 *
 * The limits travel as startup parameters, never as `SET`, so that no session state leaks through a pooler.
 */
export function openDatabase(url: string, o: { log: Log; max?: number; name?: string }): Database {
  const pool = new ReconnectingPool({
    connectionString: url,
    max: o.max ?? 10,
    application_name: o.name ?? "hemline",
    idleTimeoutMillis: 30_000,
    ...limits,
  });
  // A pool without this listener ends the process when the server goes away under an idle connection.
  // Of a pool that is being closed, `end` does not wait for the connections' farewell: the server may be quicker.
  pool.on("error", (error) => {
    if (!pool.ending) o.log.warn({ err: error }, "an idle database connection was lost");
  });
  return databaseOver(pool);
}

const dialect = new PgDialect();

export function databaseOver(pool: ReconnectingPool): Database {
  return Object.assign(drizzle({ client: pool }), {
    isAway: isTransient,
    retrying: <T>(run: () => Promise<T>) => retrying(run),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      // drizzle's own leaves the connection out of the pool for ever when BEGIN or ROLLBACK fails.
      pool.transaction((client) =>
        work(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)),
      ),
  });
}
