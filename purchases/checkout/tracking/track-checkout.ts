import type { TrackedEvent } from "../../events/event-tracker.ts";
import { log } from "../../log.ts";
import type { CheckoutOrder } from "../checkout-order.ts";
import type { Transition } from "../machine/events.ts";
import { checkoutEvents, sessionStart } from "./checkout-events.ts";

/** Neither throws. */
export interface CheckoutTracking {
  transition(transition: Transition): void;
  event(event: TrackedEvent): void;
}

/**
 * Tracks one checkout. The first event contains the branding; later ones wait for it and keep their own time.
 */
export function trackCheckout(order: CheckoutOrder): CheckoutTracking {
  let tracked = Promise.resolve();
  const track = (events: () => TrackedEvent[] | Promise<TrackedEvent[]>) => {
    const at = Date.now();
    tracked = tracked.then(async () => {
      try {
        for (const event of await events()) order.track(event, at);
      } catch (cause) {
        log(2, `A step of the checkout could not be tracked: ${String(cause)}`);
      }
    });
  };
  track(async () => [sessionStart(order, await order.branding)]);
  return {
    transition: (transition) => track(() => checkoutEvents(transition)),
    event: (event) => track(() => [event]),
  };
}
