import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "./log.ts";
import { NamedClient } from "./named-client.ts";
import { retrying } from "./retrying.ts";

/** drizzle over a pool; `$client` is the pool itself. */
export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

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
  const pool = new PatientPool({
    Client: NamedClient,
    connectionString: url,
    max: o.max ?? 10,
    application_name: o.name ?? "hemline",
    connectionTimeoutMillis: connectPatienceMs,
    idleTimeoutMillis: 30_000,
    ...limits,
  });
  // A pool without this listener ends the process when the server goes away under an idle connection.
  // Of a pool that is being closed, `end` does not wait for the connections' farewell: the server may be quicker.
  pool.on("error", (error) => {
    if (!pool.ending) o.log.warn({ err: error }, "an idle database connection was lost");
  });
  return drizzle({ client: pool });
}

/** How long a request waits for a server that is being restarted, and for a connection when all are taken. */
const connectPatienceMs = 10_000;

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Waits while the server is away: to connect again is safe, because nothing has been asked of the server yet. */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = retrying(() => super.connect(), connectPatienceMs);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}
