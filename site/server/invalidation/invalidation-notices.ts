import type { Listener } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { randomUuid } from "../../shared/uuid.ts";
import type { Listen } from "../live/live-hub.ts";
import type { CacheTag } from "./cache-tag.ts";

/** Tells the other processes what changed, and hears it from them. */
export interface InvalidationNotices {
  /** Sent with all that follows within the delay. */
  send(tags: readonly CacheTag[]): void;
  /** Hears the other processes from now on; idempotent. */
  hear(): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

export interface InvalidationNoticesOptions {
  db: { execute(query: SQL): PromiseLike<unknown> };
  listen: Listen;
  log: Logger;
  delayMs?: number | undefined;
}

const channel = "hemline_changed";
const everything = "*";
/** PostgreSQL refuses 8,000 bytes. */
const maxPayloadBytes = 7_999;

/** @param forget with null when it is unknown what changed */
export function createInvalidationNotices(
  { db, listen, log, delayMs = 50 }: InvalidationNoticesOptions,
  forget: (tags: readonly string[] | null) => void,
): InvalidationNotices {
  const sender = randomUuid();
  const waiting = new Set<CacheTag>();
  let timer: NodeJS.Timeout | undefined;
  let listener: Listener | undefined;
  let sending = Promise.resolve();
  let isClosed = false;

  async function sendWaiting(): Promise<void> {
    timer = undefined;
    if (waiting.size === 0) return;
    const all = [sender, ...waiting].join(" ");
    waiting.clear();
    const payload = Buffer.byteLength(all) <= maxPayloadBytes ? all : `${sender} ${everything}`;
    try {
      await db.execute(sql`select pg_notify(${channel}, ${payload})`);
    } catch (error) {
      log.warn({ err: error }, "other processes show visitors older pages for some seconds: they could not be told");
    }
  }

  function onMessage(payload: string) {
    const [from, ...tags] = payload.split(" ");
    if (from !== sender) forget(tags.includes(everything) ? null : tags);
  }

  return {
    send(tags) {
      for (const tag of tags) waiting.add(tag);
      if (isClosed) return;
      timer ??= setTimeout(() => {
        sending = sendWaiting();
      }, delayMs).unref();
    },
    hear() {
      // Notices are lost while nobody listens.
      if (!isClosed) listener ??= listen(channel, { onMessage, onConnected: () => forget(null) });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([sending, sendWaiting(), listener?.close()]);
    },
  };
}
