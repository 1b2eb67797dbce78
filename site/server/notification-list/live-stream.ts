import { hourMs, secondMs } from "../../shared/durations.ts";
import { isSessionOpen } from "../accounts/sessions/session.ts";
import type { LiveStream } from "../live/live-hub.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { unreadCount } from "./unread.ts";

const heartbeatMs = 25 * secondMs;
/** The browser connects again, and its session is checked like that of any request. */
const maxStreamMs = hourMs;
const retryMs = 3 * secondMs;

/**
 * Server-sent events for one tab: `unread` with the bell's number, first at once and then after each change. It ends
 * with the session. A browser that reconnects gets the number again, so there is nothing to resume.
 */
export function liveStream(site: SiteContext, member: Member): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      let isClosed = false;
      let sent: number | undefined;
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
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
        if (member.sessionId === undefined || !(await isSessionOpen(site, member.sessionId))) return close();
        const unread = await unreadCount(site, member);
        if (isClosed || unread === sent) return;
        sent = unread;
        write(`event: unread\ndata: ${unread}\n\n`);
      }
      const refresh = oneAtATime(read, (error) => {
        if (!isClosed) site.log.warn({ err: error }, "a live stream could not be read");
        close();
      });

      write(`retry: ${retryMs}\n\n`);
      const stream: LiveStream = { memberId: member.id, refresh, close };
      let remove = () => {};
      remove = site.live.add(stream);
      if (isClosed) remove();
      else refresh();
    },
    cancel: () => end(),
  });
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
