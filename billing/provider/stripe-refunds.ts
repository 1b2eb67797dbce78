import type Stripe from "stripe";
import type { Provider } from "./port.ts";
import { fromDispute, fromRefund } from "./stripe-objects.ts";
import type { Asking } from "./stripe-taxes.ts";

/** The provider's refunds and disputes. */
export function stripeRefunds(
  stripe: Stripe,
  asking: Asking,
): Pick<Provider, "refund" | "refundById" | "refundsOf" | "dispute"> {
  return {
    refund: ({ intentId, units, reason, refundId, key }) =>
      asking(async () =>
        fromRefund(
          await stripe.refunds.create(
            { payment_intent: intentId, amount: units, reason, metadata: { refund: refundId } },
            { idempotencyKey: key },
          ),
        ),
      ),

    refundById: (id) => asking(async () => fromRefund(await stripe.refunds.retrieve(id))),

    refundsOf: (intentId) =>
      asking(async () => (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.map(fromRefund)),

    dispute: (id) => asking(async () => fromDispute(await stripe.disputes.retrieve(id))),
  };
}
