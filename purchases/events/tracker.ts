import type { WebBillingEventName } from "@hemline/protocol";
import { uuid } from "../browser/random-ids.ts";
import { log } from "../log.ts";
import { eventsDelayMs, eventsMaxDelayMs } from "../timeouts.ts";
import { browserTrackerEnvironment, type TrackerEnvironment } from "./tracker-environment.ts";
import { createUndeliveredEvents } from "./undelivered-events.ts";

/** Something that happened, without personal data. */
export interface TrackedEvent {
  name: WebBillingEventName;
  properties?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Reports to the billing service what happened on this page. Never throws. */
export interface Tracker {
  /** @param at milliseconds since 1970; default now */
  track(appUserId: string, event: TrackedEvent, at?: number): void;
  /** Delivers what is queued, and from now on every event at once. */
  close(): void;
}

const jitter = 0.1;

interface TrackerOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  traceId: string;
  rcSource: string | null;
}

export function openTracker(o: TrackerOptions, environment: TrackerEnvironment = browserTrackerEnvironment): Tracker {
  const { isEmpty, isSending, add, nextBatch, deliver } = createUndeliveredEvents();
  let phase: "idle" | "sending" | "waiting" = "idle";
  let delayMs = eventsDelayMs;
  let lastAt = 0;
  let isClosed = false;
  let stopTimer = () => {};
  /** Listens only while events are queued, so that a page without a checkout is left alone. */
  let stopListening: (() => void) | null = null;

  const post = (body: string) =>
    isDelivered(() => environment.post(o.url, { headers: o.headers, body, keepalive: true }));

  const flush = async () => {
    phase = "sending";
    // Events of one tick travel together.
    await Promise.resolve();
    const batch = nextBatch();
    if (batch.length === 0 || (await deliver(batch, post))) rest();
    else backOff();
  };

  const rest = () => {
    delayMs = eventsDelayMs;
    if (!isEmpty()) return wait(eventsDelayMs);
    stopTimer();
    phase = "idle";
    stopListening?.();
    stopListening = null;
  };

  const backOff = () => {
    wait(delayMs);
    delayMs = Math.min(delayMs * 2, eventsMaxDelayMs);
  };

  const wait = (ms: number) => {
    stopTimer();
    phase = "waiting";
    stopTimer = environment.after(ms * (1 - jitter + 2 * jitter * environment.random()), () => void flush());
  };

  /** The page may be gone by the time of the next flush. */
  const flushNow = async () => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) if (!(await deliver(batch, post))) return;
    if (phase === "waiting" && !isSending()) rest();
  };

  const enqueue = (appUserId: string, { name, properties }: TrackedEvent, at: number) => {
    // Keeps the order of events of one millisecond.
    lastAt = Math.max(at, lastAt + 1);
    add({
      id: uuid(),
      timestamp_ms: lastAt,
      type: "web_billing",
      event_name: name,
      app_user_id: appUserId,
      context: { ...environment.context(), rc_source: o.rcSource },
      properties: { trace_id: o.traceId, ...properties },
    });
    stopListening ??= environment.onHide(() => void flushNow());
  };

  return {
    track: (appUserId, event, at) => {
      try {
        enqueue(appUserId, event, at ?? environment.now());
        if (phase === "idle") void flush();
        else if (isClosed) void flushNow();
      } catch (cause) {
        log(2, `${event.name} could not be tracked: ${String(cause)}`);
      }
    },
    close: () => {
      isClosed = true;
      void flushNow();
    },
  };
}

/** For developers who turn events off, and for servers. */
export const silentTracker: Tracker = { track: () => {}, close: () => {} };

async function isDelivered(post: () => Promise<number>): Promise<boolean> {
  try {
    return [200, 201].includes(await post());
  } catch {
    return false;
  }
}
