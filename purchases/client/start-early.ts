import type { StartAnswer } from "@hemline/protocol";
import type { Order } from "../checkout/checkout-order.ts";
import { startBody } from "../checkout/start-session.ts";
import type { BillingCalls } from "../http/billing-api.ts";

/**
 * Asks for the start of a purchase while the code of its checkout is still on its way, and hands it over as the answer
 * to the first `start` of the calls it returns, whether it is one or a failure. A later `start` is asked anew: after a
 * refused email, and by "Try again".
 */
export function startAtOnce({ calls, request, customerEmail }: Order): BillingCalls {
  let asked: Promise<StartAnswer> | null = calls.start(startBody(request, customerEmail));
  // What is closed before it is open never takes it.
  asked.catch(() => {});
  return {
    ...calls,
    start: (body) => {
      const answer = asked ?? calls.start(body);
      asked = null;
      return answer;
    },
  };
}
