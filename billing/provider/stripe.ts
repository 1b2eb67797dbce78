import Stripe from "stripe";
import { type Provider, ProviderFailure } from "./port.ts";
import {
  checkoutParameters,
  fromDispute,
  fromEvent,
  fromPayment,
  fromPaymentMethod,
  fromRefund,
  fromSetup,
  isSetup,
  paymentParameters,
  toMetadata,
} from "./stripe-objects.ts";
import { stripeTaxes } from "./stripe-taxes.ts";

export interface StripeAccess {
  secretKey: string;
  /** One, or several with commas between them while they are rotated. Empty: no webhook is accepted. */
  webhookSecret: string;
  /** Replaces the network. */
  fetch?: typeof fetch;
  apiHost?: string;
}

const signatureToleranceSeconds = 300;

/** The card provider by its own package: the real one, or the simulator. */
export function stripeProvider(access: StripeAccess): Provider {
  const { fetch: send } = access;
  const stripe = new Stripe(access.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(access.apiHost ? { host: access.apiHost } : {}),
    ...(send
      ? {
          httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
            send(new Request(input, init)),
          ),
        }
      : {}),
  });

  return {
    live: /^[sr]k_live_/.test(access.secretKey),

    account: () => asking(async () => (await stripe.accounts.retrieveCurrent()).id),

    createCustomer: ({ appUserId, email, key }) =>
      asking(
        async () =>
          (await stripe.customers.create({ email, metadata: { app_user_id: appUserId } }, { idempotencyKey: key })).id,
      ),

    changeEmail: (customerId, email) =>
      asking(async () => {
        await stripe.customers.update(customerId, { email });
      }),

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

    paymentsSince: (createdAfter) =>
      listing(stripe.paymentIntents.list({ created: { gte: seconds(createdAfter) }, limit: 100 }), fromPayment),

    refundsSince: (createdAfter) =>
      listing(stripe.refunds.list({ created: { gte: seconds(createdAfter) }, limit: 100 }), fromRefund),

    card: (id) => asking(async () => fromPaymentMethod(await stripe.paymentMethods.retrieve(id))),

    preferCard: (customerId, paymentMethodId) =>
      asking(async () => {
        await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: paymentMethodId } });
      }),

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

    ...stripeTaxes(stripe, asking),

    async readWebhook({ body, signature, at }) {
      const secrets = access.webhookSecret.split(",").map((it) => it.trim());
      for (const secret of secrets.filter((it) => it !== "")) {
        try {
          const tolerance = signatureToleranceSeconds;
          return fromEvent(
            await stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, at.getTime()),
          );
        } catch (error) {
          const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
          if (!isForged && !(error instanceof SyntaxError)) throw error;
        }
      }
      return null;
    },
  };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

async function* listing<From, To>(pages: AsyncIterable<From>, read: (one: From) => To): AsyncIterable<To> {
  try {
    for await (const one of pages) yield read(one);
  } catch (error) {
    throw failure(error);
  }
}

async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failure(error);
  }
}

function failure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const code = error.decline_code ?? error.code ?? error.rawType ?? error.type;
  const intentId = error.payment_intent?.id ?? error.setup_intent?.id ?? null;
  // A wrong key or a missing permission is our fault, not the customer's: nothing has been decided.
  const kind =
    error instanceof Stripe.errors.StripeCardError
      ? "declined"
      : error instanceof Stripe.errors.StripeInvalidRequestError
        ? "refused"
        : "unknown";
  return new ProviderFailure(kind, code, { cause: error, intentId });
}
