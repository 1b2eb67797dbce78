import type Stripe from "stripe";
import { type Provider, ProviderFailure } from "./port.ts";
import {
  checkoutParameters,
  fromPayment,
  fromSetup,
  isSetup,
  paymentParameters,
  toMetadata,
} from "./stripe-objects.ts";
import type { Asking } from "./stripe-taxes.ts";

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

type Payments = Pick<
  Provider,
  "createPayment" | "createSetup" | "chargeSavedCard" | "intent" | "cancel" | "changeAmount" | "paymentFor"
>;

/** The provider's payment and setup intents. */
export function stripePayments(stripe: Stripe, asking: Asking): Payments {
  return {
    createPayment: (order) =>
      asking(async () =>
        fromPayment(await stripe.paymentIntents.create(checkoutParameters(order), { idempotencyKey: order.key })),
      ),

    createSetup: ({ customerId, reference, key }) =>
      asking(async () =>
        fromSetup(
          await stripe.setupIntents.create(
            {
              customer: customerId,
              usage: "off_session",
              allowed_payment_method_types: ["card"],
              metadata: toMetadata(reference),
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    chargeSavedCard: (order) =>
      asking(async () =>
        fromPayment(
          await stripe.paymentIntents.create(
            {
              ...paymentParameters(order),
              payment_method: order.paymentMethodId,
              off_session: true,
              confirm: true,
            },
            { idempotencyKey: order.key },
          ),
        ),
      ),

    intent: (id) =>
      asking(async () =>
        isSetup(id)
          ? fromSetup(await stripe.setupIntents.retrieve(id))
          : fromPayment(await stripe.paymentIntents.retrieve(id)),
      ),

    async cancel(id) {
      try {
        return await asking(async () =>
          isSetup(id)
            ? fromSetup(await stripe.setupIntents.cancel(id, { cancellation_reason: "abandoned" }))
            : fromPayment(await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" })),
        );
      } catch (failure) {
        // It was paid or cancelled before: its state is the answer.
        if (failure instanceof ProviderFailure && failure.kind === "refused") return this.intent(id);
        throw failure;
      }
    },

    changeAmount: (intentId, units, key) =>
      asking(async () =>
        fromPayment(await stripe.paymentIntents.update(intentId, { amount: units }, { idempotencyKey: key })),
      ),

    paymentFor: ({ paymentId, customerId, createdAfter }) =>
      asking(async () => {
        const made = stripe.paymentIntents.list({
          customer: customerId,
          created: { gte: seconds(createdAfter) },
          limit: 100,
        });
        for await (const intent of made) if (intent.metadata.payment === paymentId) return fromPayment(intent);
        return null;
      }),
  };
}
