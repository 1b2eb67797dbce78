import { hourMs, secondMs } from "../../shared/durations.ts";
import { memberOfSession } from "../accounts/sessions/session.ts";
import { lastNumberById } from "../discussions/message-at.ts";
import { liveEvent } from "../live/live-event.ts";
import type { LiveStream } from "../live/live-hub.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { unreadCount } from "./unread.ts";

const heartbeatMs = 25 * secondMs;
/** The browser connects again, and its session is checked like that of any request. */
const maxStreamMs = hourMs;
const encoder = new TextEncoder();
const retry = encoder.encode(`retry: ${3 * secondMs}\n\n`);
const stillHere = encoder.encode(": still here\n\n");

/** What a slow line may be behind, in bytes. Then it is closed, and the browser asks for what it has missed. */
const maxBehind = 256 * 1024;
/** Events that wait for the number of the newest message. */
const maxWaiting = 200;

/**
 * Server-sent events for one tab: `unread` with the bell's number, first at once and then after each change; and of the
 * discussion that the tab shows, `last` with the number of its newest message at first and whenever some may have been
 * missed, and then `message`, `deleted`, `hidden`, `moved` and `writing`. It ends with the session. A browser that reconnects is
 * told both numbers again, and fetches what it has missed.
 */
export function liveStream(
  site: SiteContext,
  member: Member,
  /** The id of the discussion that the tab shows. */
  discussion: string | null = null,
): ReadableStream<Uint8Array> {
  let end = () => {};
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      let isClosed = false;
      let sent: number | undefined;
      /** What happens until the tab knows the newest number: at first, and after the line to the database was lost. */
      let waiting: Uint8Array[] | null = discussion ? [] : null;
      const send = (event: Uint8Array) => {
        if (isClosed) return;
        if ((controller.desiredSize ?? 0) <= 0) return close();
        controller.enqueue(event);
      };
      const heartbeat = setInterval(() => send(stillHere), heartbeatMs);
      const lifetime = setTimeout(() => close(), maxStreamMs);

      end = () => {
        isClosed = true;
        clearInterval(heartbeat);
        clearTimeout(lifetime);
        remove();
      };
      function close() {
        if (isClosed) return;
        end();
        controller.close();
      }
      async function read() {
        const { sessionId, standing, role } = member;
        const now = sessionId === undefined ? null : await memberOfSession(site, sessionId);
        // Whoever was suspended or made an admin meanwhile connects again as what they are now.
        if (now?.standing !== standing || now.role !== role) return close();
        if (discussion && waiting) await tellWhereItIs(discussion);
        const unread = await unreadCount(site, member);
        if (isClosed || unread === sent) return;
        sent = unread;
        send(liveEvent("unread", unread));
      }
      const refresh = oneAtATime(read, (error) => {
        if (!isClosed) site.log.warn({ err: error }, "a live stream could not be read");
        close();
      });

      const tell = (event: Uint8Array) => {
        if (!waiting) send(event);
        else if (waiting.push(event) > maxWaiting) close();
      };
      async function tellWhereItIs(id: string) {
        const number = await lastNumberById(site, id);
        if (number === null) return close();
        send(liveEvent("last", number));
        for (const event of waiting ?? []) send(event);
        waiting = null;
      }
      const missed = () => {
        if (discussion) waiting ??= [];
        refresh();
      };

      send(retry);
      const stream: LiveStream = {
        ...{ memberId: member.id, isAdmin: member.role === "admin", discussionId: discussion },
        ...{ refresh, missed, send: tell, close },
      };
      let remove = () => {};
      remove = site.live.add(stream);
      if (isClosed) remove();
      else refresh();
    },
    cancel: () => end(),
  };
  return new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: maxBehind }));
}

/** Runs `work`; calls meanwhile become one more run after it. */
function oneAtATime(work: () => Promise<void>, onFault: (error: unknown) => void): () => void {
  let isRunning = false;
  let isDue = false;
  async function run() {
    isRunning = true;
    try {
      do {
        isDue = false;
        await work();
      } while (isDue);
    } catch (error) {
      onFault(error);
    } finally {
      isRunning = false;
    }
  }
  return () => {
    if (isRunning) isDue = true;
    else void run();
  };
}
