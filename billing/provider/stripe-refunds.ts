import type Stripe from "stripe";
import type { Provider, Refund, RefundRequest } from "./port.ts";
import { fromDispute, fromRefund } from "./stripe-objects.ts";
import type { Asking } from "./stripe-taxes.ts";

/** The provider's refunds and disputes. */
export function stripeRefunds(
  stripe: Stripe,
  asking: Asking,
): Pick<Provider, "refund" | "refundById" | "refundsOf" | "dispute"> {
  return {
    refund: (request) => asking(() => createRefund(stripe, request)),

    refundById: (id) => asking(async () => fromRefund(await stripe.refunds.retrieve(id))),

    refundsOf: (intentId) =>
      asking(async () => (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.map(fromRefund)),

    dispute: (id) => asking(async () => fromDispute(await stripe.disputes.retrieve(id))),
  };
}

async function createRefund(stripe: Stripe, o: RefundRequest): Promise<Refund> {
  const { intentId, units, reason, refundId, key } = o;
  const refund = { payment_intent: intentId, amount: units, reason, metadata: { refund: refundId } };
  return fromRefund(await stripe.refunds.create(refund, { idempotencyKey: key }));
}
