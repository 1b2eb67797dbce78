import type pg from "pg";
import { preparedStatementClient } from "../prepared-statement-client.ts";

/**
 * Tests of one process send the same statements again and again, so that planning one anew finds nothing new. A session
 * keeps some fifty kilobytes for each.
 */
const PreparingClient = preparedStatementClient(2, 1_500);

/** What the library knows and does not tell. */
interface Inside {
  _connected: boolean;
  _queryable: boolean;
  _ending: boolean;
  readyForQuery: boolean;
  processID: number;
  connectionParameters: { application_name: string };
  ref(): void;
  unref(): void;
}

const inside = (client: pg.Client) => client as unknown as Inside;

export interface KeptSessions {
  /** For a pool whose end leaves its sessions here, and which begins with those that are. */
  Client: typeof pg.Client;
  /** Runs a statement in a session that no pool uses. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Every session as if it were new, except for its prepared statements. @returns their process ids */
  refresh(): Promise<number[]>;
  /** Ends them. */
  end(): Promise<void>;
}

/** Sessions of one database that outlive their pools: a new one has to read the catalogue and to plan every statement. */
export function keepSessions(connectionString: string): KeptSessions {
  const idle: pg.Client[] = [];
  let isOver = false;

  const isReusable = (client: pg.Client) => {
    const { _connected, _queryable, _ending, readyForQuery } = inside(client);
    return !isOver && _connected && _queryable && !_ending && readyForQuery && client.getTransactionStatus() === "I";
  };

  class KeptClient extends PreparingClient {
    // biome-ignore lint/suspicious/noExplicitAny: with a callback or a promise, like the library's
    override connect(callback?: any): any {
      if (!inside(this)._connected) return super.connect(callback);
      if (!callback) return Promise.resolve(this);
      process.nextTick(callback, null, this);
    }

    // biome-ignore lint/suspicious/noExplicitAny: with a callback or a promise, like the library's
    override end(callback?: any): any {
      if (!isReusable(this)) return callback ? super.end(callback) : super.end();
      this.removeAllListeners();
      this.on("error", () => undefined);
      this.on("end", () => forget(this));
      inside(this).unref();
      idle.push(this);
      if (!callback) return Promise.resolve();
      process.nextTick(callback);
    }
  }

  const forget = (client: pg.Client) => {
    const at = idle.indexOf(client);
    if (at >= 0) idle.splice(at, 1);
  };

  /** The one that was used last has planned the most. Pools of another name have other limits. */
  function take(config: pg.ClientConfig): pg.Client {
    const kept = idle.findLast(
      (client) => inside(client).connectionParameters.application_name === config.application_name,
    );
    if (!kept) return new KeptClient(config);
    forget(kept);
    kept.removeAllListeners("end");
    inside(kept).ref();
    return kept;
  }

  return {
    // A function that returns an object is a constructor, too.
    Client: take as unknown as typeof pg.Client,
    async query(text, values) {
      const client = take({ connectionString, application_name: "hemline resets" });
      try {
        await client.connect();
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async refresh() {
      await Promise.all(
        idle.map((client) => client.query("reset all; unlisten *; discard temp; select pg_advisory_unlock_all()")),
      );
      return idle.map((client) => inside(client).processID);
    },
    async end() {
      isOver = true;
      await Promise.all(idle.splice(0).map((client) => client.end()));
    },
  };
}
