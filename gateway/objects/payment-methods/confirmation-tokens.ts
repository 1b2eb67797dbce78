import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { newId, seconds } from "../../http/ids.ts";
import { oneOf, type Read, record, required, text } from "../../http/parameters.ts";
import { badParameter } from "../../http/problem.ts";
import { find, insert, lock, update } from "../../store/objects.ts";
import { cardByToken } from "../../test-cards.ts";
import { cardOfToken } from "./accept-card.ts";
import { issuedCard, recordIssuedCard } from "./issued-cards.ts";
import { createMethod, type MethodDraft, methodShape, readMethodDraft } from "./payment-methods.ts";

const usages = ["off_session", "on_session"] as const;

const lifetimeSeconds = 12 * 3600;

/** From the card form. The provider does not document this call; its parameters follow the test helper's. */
const browserShape = {
  payment_method_data: required(record(methodShape)),
  return_url: text(),
  setup_future_usage: oneOf(...usages),
};

const helperShape = {
  payment_method: required(text()),
  return_url: text(),
  setup_future_usage: oneOf(...usages),
};

async function createToken(
  call: Call,
  { card, billing_details }: MethodDraft,
  given: Pick<Read<typeof browserShape>, "return_url" | "setup_future_usage">,
): Promise<Stripe.ConfirmationToken> {
  const token = await insert(call.sql, "confirmation_tokens", {
    id: newId("ctoken"),
    object: "confirmation_token",
    created: seconds(call.now),
    expires_at: seconds(call.now) + lifetimeSeconds,
    livemode: false,
    mandate_data: null,
    metadata: {},
    payment_intent: null,
    payment_method_options: { card: { cvc_token: null } },
    payment_method_preview: {
      allow_redisplay: "unspecified",
      billing_details,
      card: card.details,
      customer: null,
      customer_account: null,
      type: "card",
    },
    return_url: given.return_url ?? null,
    setup_future_usage: given.setup_future_usage ?? null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  });
  await recordIssuedCard(call.sql, token.id, card.testCard);
  return token;
}

/** Turns a token into a payment method. Each token works once. */
export async function consumeToken(
  call: Call,
  id: string,
  intent: { payment_intent: string } | { setup_intent: string },
): Promise<Stripe.PaymentMethod> {
  const token = await lock(call.sql, "confirmation_tokens", id);
  if (token.payment_intent !== null || token.setup_intent !== null)
    throw badParameter("confirmation_token", `The ConfirmationToken ${id} has already been used.`);
  if (token.expires_at !== null && token.expires_at <= seconds(call.now))
    throw badParameter("confirmation_token", `The ConfirmationToken ${id} has expired.`);
  const { card } = await issuedCard(call.sql, id);
  const preview = token.payment_method_preview;
  if (!preview?.card) throw new Error(`${id} has no card.`);
  await update(call.sql, "confirmation_tokens", { ...token, ...intent });
  return createMethod(call, { testCard: card, details: preview.card, billing_details: preview.billing_details });
}

/** What a token contains besides its card; the confirmation's own parameters take precedence. */
export async function tokenDefaults(
  call: Call,
  id: string | undefined,
): Promise<{ return_url?: string; setup_future_usage?: "off_session" | "on_session" }> {
  if (id === undefined) return {};
  const { return_url, setup_future_usage } = await find(call.sql, "confirmation_tokens", id);
  const usage = usages.find((one) => one === setup_future_usage);
  return { ...(return_url === null ? {} : { return_url }), ...(usage ? { setup_future_usage: usage } : {}) };
}

export const confirmationTokens: Endpoint[] = [
  post("/v1/confirmation_tokens", "browser", browserShape, (call, given) =>
    createToken(call, readMethodDraft(call, given.payment_method_data), given),
  ),
  post("/v1/test_helpers/confirmation_tokens", "server", helperShape, async (call, given) => {
    const testCard = cardByToken(given.payment_method);
    if (!testCard) throw badParameter("payment_method", `There is no test card ${given.payment_method}.`);
    const emptyBillingDetails = { address: null, email: null, name: null, phone: null, tax_id: null };
    return createToken(call, { card: cardOfToken(call, testCard), billing_details: emptyBillingDetails }, given);
  }),
  get("/v1/confirmation_tokens/:id", "server", {}, (call, _given, id) => find(call.sql, "confirmation_tokens", id)),
];
