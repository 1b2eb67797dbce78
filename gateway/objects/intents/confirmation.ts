import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { flag, list, oneOf, type Read, record, shapeOf, text } from "../../http/parameters.ts";
import { badParameter, wrongClientSecret } from "../../http/problem.ts";
import { find, lock, type Stored } from "../../store/objects.ts";
import { consumeToken } from "../payment-methods/confirmation-tokens.ts";
import { createMethod, findOrCreateMethod, methodShape, readMethodDraft } from "../payment-methods/payment-methods.ts";

/** This account only takes cards, so a list without them leaves nothing. */
export const methodChoice = {
  allowed_payment_method_types: list(text()),
  automatic_payment_methods: record(
    shapeOf<Stripe.PaymentIntentCreateParams.AutomaticPaymentMethods>()({
      enabled: flag,
      allow_redirects: oneOf("always", "never"),
    }),
  ),
};

type Choice = Read<typeof methodChoice>;

type ChosenMethods = Pick<
  Stripe.PaymentIntent,
  "allowed_payment_method_types" | "automatic_payment_methods" | "payment_method_types"
>;

export function chosenMethods(given: Choice): ChosenMethods {
  const { allowed_payment_method_types: allowed, automatic_payment_methods: automatic } = given;
  if (allowed && !allowed.includes("card"))
    throw badParameter(
      "allowed_payment_method_types",
      "No valid payment method types for this intent: only card is active.",
    );
  const isAutomatic = allowed === undefined && automatic?.enabled !== false;
  return {
    allowed_payment_method_types: allowed ?? null,
    automatic_payment_methods: isAutomatic
      ? { enabled: true, allow_redirects: automatic?.allow_redirects ?? "always" }
      : null,
    payment_method_types: ["card"],
  };
}

const cardOptions = record(
  shapeOf<Stripe.PaymentIntentCreateParams.PaymentMethodOptions.Card>()({
    request_three_d_secure: oneOf("any", "automatic", "challenge"),
  }),
);

type MethodOptions = { card?: { request_three_d_secure?: string | null } | null } | null;

export const asksForAuthentication = (options: MethodOptions | undefined): boolean =>
  ["any", "challenge"].includes(options?.card?.request_three_d_secure ?? "automatic");

export const mergeCardOptions = (
  known: Stripe.PaymentIntent["payment_method_options"],
  given: Confirmation["payment_method_options"],
): Stripe.PaymentIntent["payment_method_options"] => {
  const request = given?.card?.request_three_d_secure;
  return request && known?.card ? { ...known, card: { ...known.card, request_three_d_secure: request } } : known;
};

/** Parameters of every confirmation. */
export const confirmation = {
  payment_method_options: record(
    shapeOf<Stripe.PaymentIntentCreateParams.PaymentMethodOptions>()({ card: cardOptions }),
  ),
  confirmation_token: text(),
  payment_method: text(),
  payment_method_data: record(methodShape),
  return_url: text(),
  use_stripe_sdk: flag,
};
export type Confirmation = Read<typeof confirmation>;

/** The payment method: by token, by id, as data from the card form, or the intent's own. */
export async function resolveMethod(
  call: Call,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  given: Confirmation,
): Promise<Stripe.PaymentMethod | undefined> {
  const method = await namedMethod(call, intent, given);
  if (method?.customer && method.customer !== intent.customer)
    throw badParameter("payment_method", "The payment method belongs to another customer.");
  return method;
}

async function namedMethod(
  call: Call,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  given: Confirmation,
): Promise<Stripe.PaymentMethod | undefined> {
  if (given.confirmation_token) {
    const use = intent.object === "payment_intent" ? { payment_intent: intent.id } : { setup_intent: intent.id };
    return consumeToken(call, given.confirmation_token, use);
  }
  if (given.payment_method_data) {
    const { card, billing_details } = readMethodDraft(call, given.payment_method_data);
    return createMethod(call, { ...card, billing_details });
  }
  const earlier = typeof intent.payment_method === "string" ? intent.payment_method : undefined;
  const named = given.payment_method ?? earlier;
  return named === undefined ? undefined : findOrCreateMethod(call, named);
}

type IntentKind = "payment_intents" | "setup_intents";

/** @throws unless a browser sends the intent's client secret. */
async function requireClientSecret<K extends IntentKind>(call: Call, intent: Promise<Stored[K]>): Promise<Stored[K]> {
  const known = await intent;
  if (call.caller.audience === "browser" && call.caller.clientSecret !== known.client_secret) throw wrongClientSecret();
  return known;
}

export const findIntent = <K extends IntentKind>(call: Call, kind: K, id: string): Promise<Stored[K]> =>
  requireClientSecret(call, find(call.sql, kind, id));

/** As `findIntent`, with a lock until the call is answered: a concurrent confirmation sees the result of this one. */
export const lockIntent = <K extends IntentKind>(call: Call, kind: K, id: string): Promise<Stored[K]> =>
  requireClientSecret(call, lock(call.sql, kind, id));
