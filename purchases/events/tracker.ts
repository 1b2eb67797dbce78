import type { WebBillingEvent, WebBillingEventName } from "@hemline/protocol";
import { uuid } from "../browser/random-ids.ts";
import { log } from "../log.ts";
import { browserWorld, type TrackerWorld } from "./tracker-environment.ts";

/** Something that happened, in the words of the wire. Holds nothing personal. */
export interface Happening {
  name: WebBillingEventName;
  properties?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Tells the billing service what happened on this page. Nothing here ever throws, and nobody waits for it. */
export interface Tracker {
  /** @param at when it happened, in milliseconds since 1970; now, where nothing is said. */
  track(appUserId: string, happening: Happening, at?: number): void;
  /** Delivers what waits, and from now on everything at once. */
  close(): void;
}

const initialDelayMs = 2000;
const longestDelayMs = 5 * 60_000;
const jitter = 0.1;
const mostEventsPerRequest = 500;
/** Browsers allow 64 KiB under way for all requests that may outlive their page, the host's own among them. */
const largestRequestBytes = 50 * 1024;
/** Enough for a dozen purchases without a network. Beyond it the oldest go: the newest explain what is on the screen. */
const mostEventsWaiting = 200;

interface Waiting {
  json: string;
  bytes: number;
}

export function openTracker(
  o: { url: string; headers: Readonly<Record<string, string>>; traceId: string; rcSource: string | null },
  world: TrackerWorld = browserWorld,
): Tracker {
  let queue: Waiting[] = [];
  const underWay = new Set<Waiting>();
  let phase: "idle" | "sending" | "waiting" = "idle";
  let delayMs = initialDelayMs;
  let lastAt = 0;
  let isClosed = false;
  let stopTimer = () => {};
  /** Listens only while something waits, so that a page without a checkout is left alone. */
  let stopListening: (() => void) | null = null;

  const add = (appUserId: string, { name, properties }: Happening, at: number) => {
    // What happens in one millisecond keeps its order.
    lastAt = Math.max(at, lastAt + 1);
    const event: WebBillingEvent = {
      id: uuid(),
      timestamp_ms: lastAt,
      type: "web_billing",
      event_name: name,
      app_user_id: appUserId,
      context: { ...world.context(), rc_source: o.rcSource },
      properties: { trace_id: o.traceId, ...properties },
    };
    const json = JSON.stringify(event);
    const { byteLength: bytes } = new TextEncoder().encode(json);
    // It would wait for ever, and everything after it.
    if (sizeOf([{ json, bytes }]) > largestRequestBytes) throw new Error(`${bytes} bytes are too many for one event`);
    queue.push({ json, bytes });
    if (queue.length > mostEventsWaiting) dropOldest();
    stopListening ??= world.onHide(() => void hurry());
  };

  const dropOldest = () => {
    const oldest = queue.find((one) => !underWay.has(one));
    queue = queue.filter((one) => one !== oldest);
    log(2, "Too many tracked events wait; the oldest is dropped.");
  };

  const nextBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    let bytes = sizeOf([...underWay]);
    for (const one of queue) {
      if (underWay.has(one)) continue;
      bytes += one.bytes + 1;
      if (batch.length === mostEventsPerRequest || bytes > largestRequestBytes) break;
      batch.push(one);
    }
    return batch;
  };

  const deliver = async (batch: readonly Waiting[]): Promise<boolean> => {
    for (const one of batch) underWay.add(one);
    const isDelivered = await post(bodyOf(batch));
    for (const one of batch) underWay.delete(one);
    if (isDelivered) queue = queue.filter((one) => !batch.includes(one));
    return isDelivered;
  };

  const post = async (body: string): Promise<boolean> => {
    try {
      const status = await world.post(o.url, { headers: o.headers, body, keepalive: true });
      return status === 200 || status === 201;
    } catch {
      return false;
    }
  };

  const flush = async () => {
    phase = "sending";
    // What happens in one breath travels together.
    await Promise.resolve();
    const batch = nextBatch();
    if (batch.length === 0 || (await deliver(batch))) rest();
    else backOff();
  };

  /** All went well: the next flush is a first one again. */
  const rest = () => {
    delayMs = initialDelayMs;
    if (queue.length > 0) return wait(initialDelayMs);
    stopTimer();
    phase = "idle";
    stopListening?.();
    stopListening = null;
  };

  const backOff = () => {
    wait(delayMs);
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  };

  const wait = (ms: number) => {
    stopTimer();
    phase = "waiting";
    stopTimer = world.after(ms * (1 - jitter + 2 * jitter * world.random()), () => void flush());
  };

  /** Does not wait for the next flush: the page may be gone by then. */
  const hurry = async () => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) if (!(await deliver(batch))) return;
    if (phase === "waiting" && underWay.size === 0) rest();
  };

  return {
    track: (appUserId, happening, at) => {
      try {
        add(appUserId, happening, at ?? world.now());
        if (phase === "idle") void flush();
        else if (isClosed) void hurry();
      } catch (cause) {
        log(2, `${happening.name} could not be tracked: ${String(cause)}`);
      }
    },
    close: () => {
      isClosed = true;
      void hurry();
    },
  };
}

/** For developers who do not want events, and for servers. */
export const silentTracker: Tracker = { track: () => {}, close: () => {} };

function bodyOf(batch: readonly Waiting[]): string {
  return `{"events":[${batch.map((one) => one.json).join(",")}]}`;
}

function sizeOf(events: readonly Waiting[]): number {
  return events.reduce((bytes, one) => bytes + one.bytes + 1, bodyOf([]).length);
}
