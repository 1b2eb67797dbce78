import type { StartAnswer } from "@hemline/protocol";
import type { CheckoutOrder } from "../checkout/checkout-order.ts";
import { startBody } from "../checkout/start-session.ts";
import type { BillingApi } from "../http/billing-api.ts";

/**
 * Starts a purchase while the code of its checkout is still loading. The first `start` of the returned API gets this
 * answer, or its failure; later ones, after a refused email or by "Try again", are sent.
 */
export function startCheckoutWhileLoading({ api, request, customerEmail }: CheckoutOrder): BillingApi {
  let early: Promise<StartAnswer> | null = api.start(startBody(request, customerEmail));
  // Nobody handles the rejection where the checkout is closed before it opens.
  early.catch(() => {});
  return {
    ...api,
    start: (body) => {
      const answer = early ?? api.start(body);
      early = null;
      return answer;
    },
  };
}
