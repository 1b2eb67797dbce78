import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { reachServer } from "./server.ts";
import { clusterFolder, type Reached, type ServerOptions } from "./server-options.ts";
import { stopServer } from "./stop-server.ts";

/**
 * PostgreSQL itself counts the users of a server: each holds this advisory lock in shared mode on its own connection,
 * and a user that dies loses its connection. The user that gets the lock exclusively is the last one.
 */
const usersLock = 4_843_001;

export interface Hold {
  socketFolder: string;
  how: Reached["how"];
  /** A connection to database `postgres` that lives as long as the hold. */
  client(): pg.Client;
  /** Stops the server when nobody else holds it. Close the pools first. */
  release(): Promise<void>;
}

/** Starts or adopts the server of a data folder and keeps it running until released. */
export async function holdServer(options: ServerOptions): Promise<Hold> {
  const cluster = clusterFolder(options.dataDir);
  let isReleased = false;
  let reached = await connectAndHold(options);
  let reconnecting = Promise.resolve();
  watch(reached.client);

  function watch(client: pg.Client) {
    client.once("end", () => {
      if (!isReleased) reconnecting = reconnect();
    });
  }

  /** The server was killed or is recovering. The packages above wait and retry meanwhile. */
  async function reconnect() {
    options.log.warn({ cluster }, "the connection to the embedded PostgreSQL was lost; reaching it again");
    // An empty cluster must not replace one that was removed under a running application.
    if (!existsSync(cluster)) return options.log.error({ cluster }, "the embedded PostgreSQL's cluster is gone");
    for (let delayMs = 100; !isReleased; delayMs = Math.min(delayMs * 2, 10_000)) {
      try {
        const again = await connectAndHold(options);
        reached = again;
        if (!isReleased) watch(again.client);
        return;
      } catch (error) {
        options.log.error({ err: error }, "the embedded PostgreSQL does not come back");
        await sleep(delayMs);
      }
    }
  }

  return {
    socketFolder: reached.socketFolder,
    how: reached.how,
    client: () => reached.client,
    async release() {
      if (isReleased) return;
      isReleased = true;
      // Without a connection of its own this process cannot know whether it was the last user.
      await reconnecting;
      await releaseHold(reached.client, cluster, options.log);
    },
  };
}

async function connectAndHold(options: ServerOptions): Promise<Reached> {
  for (;;) {
    const reached = await reachServer(options);
    try {
      // Waits while the previous last user stops the server; then the connection ends, and the next round starts it.
      await reached.client.query("select pg_advisory_lock_shared($1)", [usersLock]);
      return reached;
    } catch {
      await reached.client.end().catch(() => undefined);
      await sleep(20);
    }
  }
}

async function releaseHold(client: pg.Client, cluster: string, log: Log): Promise<void> {
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [usersLock]);
    await stopIfUnused(client, cluster, log);
  } catch (error) {
    log.warn({ err: error }, "the embedded PostgreSQL was gone before it was released");
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Stops the server behind `client` unless it is in use; a user that arrives at the same moment waits and starts
 * it again.
 */
export async function stopIfUnused(client: pg.Client, cluster: string, log: Log): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [usersLock]);
  const isAlone = rows[0]?.alone === true;
  if (isAlone) await stopServer(cluster, log);
  return isAlone;
}

/** Pids of the processes that hold the server, except for this connection. */
export async function holderPids(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and mode = 'ShareLock' and granted and pg_stat_activity.pid <> pg_backend_pid()`,
    [usersLock],
  );
  return rows.map(({ application_name }) => Number(application_name.split(" ")[1]));
}
