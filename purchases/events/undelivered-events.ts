import type { WebBillingEvent } from "@hemline/protocol";
import { maxEventsPerRequest } from "@hemline/protocol/limits";
import { maxEventRequestBytes, maxQueuedEvents } from "../limits.ts";
import { log } from "../log.ts";

interface QueuedEvent {
  json: string;
  bytes: number;
}

export type EventBatch = readonly QueuedEvent[];

/** Events that were not delivered yet, oldest first. */
export function createUndeliveredEvents() {
  let queue: QueuedEvent[] = [];
  const inFlight = new Set<QueuedEvent>();

  const dropOldest = () => {
    const oldest = queue.find((one) => !inFlight.has(one));
    queue = queue.filter((one) => one !== oldest);
    log(2, "Too many tracked events are waiting; the oldest was dropped.");
  };

  return {
    isEmpty: () => queue.length === 0,
    isSending: () => inFlight.size > 0,

    /** @throws Error when the event alone is larger than a request: it would block all that follow. */
    add: (event: WebBillingEvent) => {
      const json = JSON.stringify(event);
      const { byteLength: bytes } = new TextEncoder().encode(json);
      if (sizeOf([{ json, bytes }]) > maxEventRequestBytes)
        throw new Error(`${bytes} bytes are too many for one event`);
      queue.push({ json, bytes });
      if (queue.length > maxQueuedEvents) dropOldest();
    },

    /** What fits into one more request beside those in flight. */
    nextBatch: (): EventBatch => {
      const batch: QueuedEvent[] = [];
      let bytes = sizeOf([...inFlight]);
      for (const one of queue) {
        if (inFlight.has(one)) continue;
        bytes += one.bytes + 1;
        if (batch.length === maxEventsPerRequest || bytes > maxEventRequestBytes) break;
        batch.push(one);
      }
      return batch;
    },

    /** @param post resolves to whether the body was delivered */
    deliver: async (batch: EventBatch, post: (body: string) => Promise<boolean>): Promise<boolean> => {
      for (const one of batch) inFlight.add(one);
      const isDelivered = await post(bodyOf(batch));
      for (const one of batch) inFlight.delete(one);
      if (isDelivered) queue = queue.filter((one) => !batch.includes(one));
      return isDelivered;
    },
  };
}

function bodyOf(batch: EventBatch): string {
  return `{"events":[${batch.map((one) => one.json).join(",")}]}`;
}

function sizeOf(events: EventBatch): number {
  return events.reduce((bytes, one) => bytes + one.bytes + 1, bodyOf([]).length);
}
