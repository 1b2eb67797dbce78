import type { WebBillingEvent } from "@hemline/protocol";
import { eventsDelayMs, eventsMaxDelayMs } from "../limits.ts";
import type { EventTrackerEnvironment } from "./event-tracker-environment.ts";
import { createUndeliveredEvents } from "./undelivered-events.ts";

export interface EventsEndpoint {
  url: string;
  headers: Readonly<Record<string, string>>;
}

const jitter = 0.1;

/** Delivers events in batches: the first at once, later ones after a pause, which grows with every failure. */
export function createEventDelivery({ url, headers }: EventsEndpoint, environment: EventTrackerEnvironment) {
  const { isEmpty, isSending, add, nextBatch, deliver } = createUndeliveredEvents();
  let phase: "idle" | "sending" | "waiting" = "idle";
  let delayMs = eventsDelayMs;
  let isClosed = false;
  let stopTimer = () => {};
  /** Listens only while events are queued, so that a page without a checkout is left alone. */
  let stopListening: (() => void) | null = null;

  const post = async (body: string): Promise<boolean> => {
    try {
      return [200, 201].includes(await environment.post(url, { headers, body, keepalive: true }));
    } catch {
      return false;
    }
  };

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

  return {
    /** @throws Error when the event alone is larger than a request. */
    add: (event: WebBillingEvent) => {
      add(event);
      stopListening ??= environment.onHide(() => void flushNow());
      if (phase === "idle") void flush();
      else if (isClosed) void flushNow();
    },
    close: () => {
      isClosed = true;
      void flushNow();
    },
  };
}
