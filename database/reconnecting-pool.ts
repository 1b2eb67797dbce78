import pg from "pg";
import { preparedStatementClient } from "./prepared-statement-client.ts";
import { retrying } from "./retrying.ts";

/** Limits the wait for a restarting server, and for a connection when all are in use. */
const timeoutMs = 10_000;

/** The library's eight overloads in one. */
type Query = (asked: Asked, values?: unknown, callback?: unknown) => unknown;
type Asked = string | { text?: string };
type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool that survives the end of any session: what has not begun yet begins on another connection. */
export class ReconnectingPool extends pg.Pool {
  constructor({ prepareAfter, ...config }: pg.PoolConfig & { prepareAfter?: number }) {
    super({
      Client: preparedStatementClient(prepareAfter),
      connectionTimeoutMillis: timeoutMs,
      keepAlive: true,
      ...config,
    });
    // A connection in use has no other listener, and without one the end of its session ends the process.
    // Its user gets the error from the next query.
    this.on("connect", (client) => client.on("error", () => undefined));
    const query = this.query.bind(this) as Query;
    // A read whose session ended is repeated on another connection.
    this.query = ((asked, values, callback) => {
      if (typeof values === "function" || callback || !isRead(asked)) return query(asked, values, callback);
      return retrying(() => query(asked, values) as Promise<unknown>, timeoutMs);
    }) satisfies Query as typeof this.query;
  }

  /** Reconnecting is safe, because nothing has been sent to the server yet. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = retrying(() => super.connect(), timeoutMs);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /**
   * Runs `work` in one transaction on one connection, and rolls back when it throws. The connection always returns to
   * the pool; one that may still be inside the transaction is discarded.
   *
   * A session that ended before the transaction began is replaced. Later nothing is retried, because `work` may
   * have effects outside the database, and because the outcome of an unanswered COMMIT is unknown.
   * @throws what `work` threw, or the database's error
   */
  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await retrying(() => beginTransaction(this), timeoutMs);
    let isOver = false;
    try {
      const result = await work(client);
      const { command } = await client.query("commit");
      isOver = true;
      // PostgreSQL's answer, without an error, when a statement failed and `work` went on nevertheless.
      if (command === "ROLLBACK") throw new Error("A statement of this transaction failed, so nothing of it was kept.");
      return result;
    } catch (error) {
      isOver ||= await client.query("rollback").then(
        () => true,
        () => false,
      );
      throw error;
    } finally {
      client.release(!isOver);
    }
  }
}

async function beginTransaction(pool: ReconnectingPool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const isRead = (asked: Asked) =>
  /^\s*select\b/i.test(typeof asked === "string" ? asked : "submit" in asked ? "" : (asked.text ?? ""));
