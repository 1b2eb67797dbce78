import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { newId, seconds } from "../../http/ids.ts";
import { emptyable, metadata, oneOf, type Read, record, required, shapeOf, text } from "../../http/parameters.ts";
import { badParameter } from "../../http/problem.ts";
import { find, insert, lock, update } from "../../store/objects.ts";
import type { Sql } from "../../store/sql.ts";
import { cardByToken, type TestCard } from "../../test-cards.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { addressOf, addressShape } from "../customers.ts";
import { withMetadata } from "../metadata.ts";
import { type AcceptedCard, acceptCard, cardOfToken, cardShape } from "./accept-card.ts";
import { recordIssuedCard } from "./issued-cards.ts";

export const billingDetails = shapeOf<Stripe.PaymentMethodCreateParams.BillingDetails>()({
  address: emptyable(record(addressShape)),
  email: emptyable(text(512)),
  name: emptyable(text(256)),
  phone: emptyable(text(20)),
});

/** `payment_method_data`, as the card form sends it. */
export const methodShape = shapeOf<Stripe.PaymentMethodCreateParams>()({
  type: required(oneOf("card")),
  card: required(record(cardShape)),
  billing_details: record(billingDetails),
  allow_redisplay: oneOf("always", "limited", "unspecified"),
  metadata,
});

const emptyBillingDetails: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

export const mergeBillingDetails = (
  known: Stripe.PaymentMethod.BillingDetails,
  { address, ...given }: Read<typeof billingDetails> = {},
): Stripe.PaymentMethod.BillingDetails => ({
  ...known,
  ...given,
  ...(address === undefined ? {} : { address: address && addressOf(address) }),
});

const billingDetailsOf = (given?: Read<typeof billingDetails>) => mergeBillingDetails(emptyBillingDetails, given);

export interface MethodDraft {
  card: AcceptedCard;
  billing_details: Stripe.PaymentMethod.BillingDetails;
}

/** @throws when a server sends card data: numbers come from the card form only. */
export function readMethodDraft(call: Call, given: Read<typeof methodShape>): MethodDraft {
  if (call.caller.audience === "server")
    throw badParameter(
      "card[number]",
      "Sending card numbers from a server is not allowed. Use the field frame, or a test card's word such as pm_card_visa.",
    );
  return { card: acceptCard(call, given.card), billing_details: billingDetailsOf(given.billing_details) };
}

export async function createMethod(
  call: Call,
  draft: {
    testCard: TestCard;
    details: Stripe.PaymentMethod.Card;
    billing_details: Stripe.PaymentMethod.BillingDetails;
  },
  pairs?: Record<string, string>,
): Promise<Stripe.PaymentMethod> {
  const method = await insert(call.sql, "payment_methods", {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: draft.billing_details,
    card: draft.details,
    created: seconds(call.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: withMetadata({}, pairs),
    type: "card",
  });
  await recordIssuedCard(call.sql, method.id, draft.testCard);
  return method;
}

/** A payment method by its id, or a new one by a test card's token. @throws 400 for a detached one. */
export async function findOrCreateMethod(call: Call, idOrToken: string): Promise<Stripe.PaymentMethod> {
  const testCard = cardByToken(idOrToken);
  if (!testCard) {
    const method = await find(call.sql, "payment_methods", idOrToken);
    // An attached method cannot have been detached.
    if (method.customer === null) await requireAttachable(call.sql, method.id);
    return method;
  }
  return createMethod(call, { ...cardOfToken(call, testCard), billing_details: billingDetailsOf() });
}

async function requireAttachable(sql: Sql, id: string): Promise<void> {
  const { rows } = await sql.query("select 1 from gateway.detached_methods where id = $1", [id]);
  if (rows.length > 0)
    throw badParameter("payment_method", `${id} was detached from its customer and may not be used again.`);
}

/** @throws when the method belongs to another customer. */
export async function attach(call: Call, method: string, customer: string): Promise<Stripe.PaymentMethod> {
  const locked = await lock(call.sql, "payment_methods", method);
  if (locked.customer === customer) return locked;
  if (locked.customer !== null)
    throw badParameter("payment_method", "The payment method you provided has already been attached to a customer.");
  const attached = await update(call.sql, "payment_methods", { ...locked, customer });
  recordEvent(call, "payment_method.attached", attached);
  return attached;
}

export const paymentMethods: Endpoint[] = [
  post("/v1/payment_methods", "browser", methodShape, (call, given) => {
    const { card, billing_details } = readMethodDraft(call, given);
    return createMethod(call, { ...card, billing_details }, given.metadata);
  }),
  get("/v1/payment_methods/:id", "server", {}, (call, _given, id) => find(call.sql, "payment_methods", id)),
];
