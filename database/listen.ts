import pg from "pg";
import type { Log } from "./log.ts";

export interface Listener {
  close(): Promise<void>;
}

const firstPauseMs = 100;
const maxPauseMs = 5_000;

/**
 * Listens to a channel of NOTIFY on a connection of its own, and connects again whenever that is lost.
 * @param directUrl not through a pooler in transaction mode, which swallows notices
 * @param o.onConnected called after every connect: what was said before has not been heard, so it must be read
 */
export function listen(
  directUrl: string,
  channel: string,
  o: { log: Log; onMessage(payload: string): void; onConnected(): void },
): Listener {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;

  async function connect() {
    const own = new pg.Client({
      ...{ connectionString: directUrl, application_name: "hemline listener" },
      ...{ keepAlive: true, connectionTimeoutMillis: 10_000 },
    });
    client = own;
    let isLost = false;
    const lost = (error?: unknown) => {
      if (isLost) return;
      isLost = true;
      own.end().catch(() => undefined);
      if (isClosed) return;
      o.log.warn({ err: error, channel }, "the connection that listens was lost");
      timer = setTimeout(connect, pauseMs);
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
    };
    own.on("error", lost);
    own.on("end", () => lost());
    own.on("notification", ({ payload = "" }) => o.onMessage(payload));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      pauseMs = firstPauseMs;
      if (!isClosed) o.onConnected();
    } catch (error) {
      lost(error);
    }
  }

  void connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
