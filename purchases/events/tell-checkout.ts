import type { Step } from "../checkout/events.ts";
import type { Order } from "../checkout/order.ts";
import { checkoutEvents, sessionStart } from "./checkout-events.ts";
import type { Happening } from "./tracker.ts";

/** Tells what happens in one checkout. */
export interface CheckoutTeller {
  step(step: Step): void;
  happened(happening: Happening): void;
}

/**
 * Begins with the start, which names the branding; what happens before that is known waits behind it, and is told as
 * having happened when it did.
 */
export function tellCheckout(order: Order): CheckoutTeller {
  const startedAt = Date.now();
  let told = order.branding.then((branding) => order.track(sessionStart(order, branding), startedAt));
  const tell = (happenings: readonly Happening[]) => {
    const at = Date.now();
    told = told.then(() => {
      for (const happening of happenings) order.track(happening, at);
    });
  };
  return {
    step: (step) => tell(checkoutEvents(step)),
    happened: (happening) => tell([happening]),
  };
}
