import type { Order } from "../checkout/checkout-order.ts";
import type { Step } from "../checkout/machine/events.ts";
import { log } from "../log.ts";
import { checkoutEvents, sessionStart } from "./checkout-events.ts";
import type { Happening } from "./tracker.ts";

/** Tells what happens in one checkout. Neither throws. */
export interface CheckoutTeller {
  step(step: Step): void;
  happened(happening: Happening): void;
}

/**
 * Begins with the start, which names the branding; what happens before that is known waits behind it, and is told as
 * having happened when it did.
 */
export function tellCheckout(order: Order): CheckoutTeller {
  let told = Promise.resolve();
  const tell = (happenings: () => Happening[] | Promise<Happening[]>) => {
    const at = Date.now();
    told = told.then(async () => {
      try {
        for (const happening of await happenings()) order.track(happening, at);
      } catch (cause) {
        log(2, `A step of the checkout could not be tracked: ${String(cause)}`);
      }
    });
  };
  tell(async () => [sessionStart(order, await order.branding)]);
  return {
    step: (step) => tell(() => checkoutEvents(step)),
    happened: (happening) => tell(() => [happening]),
  };
}
