import type { WebBillingEventName } from "@hemline/protocol";
import { uuid } from "../browser/random-ids.ts";
import { log } from "../log.ts";
import { createEventDelivery, type EventsEndpoint } from "./event-delivery.ts";
import { browserEventTrackerEnvironment, type EventTrackerEnvironment } from "./event-tracker-environment.ts";

/** Something that happened, without personal data. */
export interface TrackedEvent {
  name: WebBillingEventName;
  properties?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Reports to the billing service what happened on this page. Never throws. */
export interface EventTracker {
  /** @param at milliseconds since 1970; default now */
  track(appUserId: string, event: TrackedEvent, at?: number): void;
  /** Delivers what is queued, and from now on every event at once. */
  close(): void;
}

interface EventTrackerOptions extends EventsEndpoint {
  traceId: string;
  rcSource: string | null;
}

export function openEventTracker(
  o: EventTrackerOptions,
  environment: EventTrackerEnvironment = browserEventTrackerEnvironment,
): EventTracker {
  const { add, close } = createEventDelivery(o, environment);
  let lastAt = 0;

  return {
    track: (appUserId, { name, properties }, at = environment.now()) => {
      // Keeps the order of events of one millisecond.
      lastAt = Math.max(at, lastAt + 1);
      try {
        add({
          id: uuid(),
          timestamp_ms: lastAt,
          type: "web_billing",
          event_name: name,
          app_user_id: appUserId,
          context: { ...environment.context(), rc_source: o.rcSource },
          properties: { trace_id: o.traceId, ...properties },
        });
      } catch (cause) {
        log(2, `${name} could not be tracked: ${String(cause)}`);
      }
    },
    close,
  };
}

/** For developers who turn events off, and for servers. */
export const silentEventTracker: EventTracker = { track: () => {}, close: () => {} };
