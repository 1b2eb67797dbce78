import Stripe from "stripe";
import { providerSignatureMaxAgeSeconds } from "../rules/limits.ts";
import { type Provider, ProviderFailure } from "./port.ts";
import { fromEvent, fromPayment, fromPaymentMethod, fromRefund } from "./stripe-objects.ts";
import { seconds, stripePayments } from "./stripe-payments.ts";
import { stripeRefunds } from "./stripe-refunds.ts";
import { stripeTaxes } from "./stripe-taxes.ts";

export interface StripeAccess {
  secretKey: string;
  /** One, or several with commas between them while they are rotated. Empty: no webhook is accepted. */
  webhookSecret: string;
  /** Replaces the network. */
  fetch?: typeof fetch;
  apiHost?: string;
}

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

    ...stripePayments(stripe, asking),

    paymentsSince: (createdAfter) =>
      listing(stripe.paymentIntents.list({ created: { gte: seconds(createdAfter) }, limit: 100 }), fromPayment),

    refundsSince: (createdAfter) =>
      listing(stripe.refunds.list({ created: { gte: seconds(createdAfter) }, limit: 100 }), fromRefund),

    card: (id) => asking(async () => fromPaymentMethod(await stripe.paymentMethods.retrieve(id))),

    preferCard: (customerId, paymentMethodId) =>
      asking(async () => {
        await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: paymentMethodId } });
      }),

    ...stripeRefunds(stripe, asking),
    ...stripeTaxes(stripe, asking),

    async readWebhook({ body, signature, at }) {
      const secrets = access.webhookSecret.split(",").map((it) => it.trim());
      for (const secret of secrets.filter((it) => it !== "")) {
        try {
          const tolerance = providerSignatureMaxAgeSeconds;
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
