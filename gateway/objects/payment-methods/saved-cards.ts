import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { paging } from "../../http/pagination.ts";
import { integer, metadata, oneOf, type Read, record, required, shapeOf, text } from "../../http/parameters.ts";
import { badParameter, cardProblem } from "../../http/problem.ts";
import { issuerDecision } from "../../issuer.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, lock, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { withMetadata } from "../metadata.ts";
import { issuedCard } from "./issued-cards.ts";
import { attach, billingDetails, findOrCreateMethod, mergeBillingDetails } from "./payment-methods.ts";

const type = oneOf("card");
const listShape = shapeOf<Stripe.PaymentMethodListParams>()({ ...paging, customer: text(), type });
const ofCustomerShape = shapeOf<Stripe.CustomerListPaymentMethodsParams>()({ ...paging, type });
const attachShape = shapeOf<Stripe.PaymentMethodAttachParams>()({ customer: required(text()) });
const updateShape = shapeOf<Stripe.PaymentMethodUpdateParams>()({
  allow_redisplay: oneOf("always", "limited", "unspecified"),
  billing_details: record(billingDetails),
  card: record(
    shapeOf<Stripe.PaymentMethodUpdateParams.Card>()({ exp_month: integer(1, 12), exp_year: integer(2000, 2100) }),
  ),
  metadata,
});

/** Saves a card for a customer without an intent. The issuer may decline. */
async function attachMethod(call: Call, given: Read<typeof attachShape>, id: string): Promise<Stripe.PaymentMethod> {
  await find(call.sql, "customers", given.customer);
  const method = await findOrCreateMethod(call, id);
  const { card } = await issuedCard(call.sql, method.id);
  const decline = issuerDecision(card, "save", (method.card?.checks?.cvc_check ?? null) !== null);
  if (decline) throw cardProblem(decline);
  return attach(call, method.id, given.customer);
}

/** A detached card can never be used again. */
async function detachMethod(call: Call, id: string): Promise<Stripe.PaymentMethod> {
  const { customer: owner } = await find(call.sql, "payment_methods", id);
  // The customer is locked before the card, as in a concurrent `attach`.
  const customer = typeof owner === "string" ? await lock(call.sql, "customers", owner) : undefined;
  const method = await lock(call.sql, "payment_methods", id);
  if (!customer || method.customer !== customer.id)
    throw badParameter("payment_method", `${id} is not attached to a customer, so it cannot be detached.`);
  const detached = await update(call.sql, "payment_methods", { ...method, customer: null });
  await call.sql.query("insert into gateway.detached_methods (id, detached_at) values ($1, $2)", [id, call.now]);
  recordEvent(call, "payment_method.detached", detached);
  if (customer.invoice_settings.default_payment_method === id) {
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
    recordEvent(call, "customer.updated", await update(call.sql, "customers", { ...customer, invoice_settings }));
  }
  return detached;
}

async function updateMethod(call: Call, given: Read<typeof updateShape>, id: string): Promise<Stripe.PaymentMethod> {
  const method = await lock(call.sql, "payment_methods", id);
  if (method.customer === null || !method.card)
    throw badParameter("payment_method", `${id} has to be attached to a customer before it can be changed.`);
  const updated = await update(call.sql, "payment_methods", {
    ...method,
    allow_redisplay: given.allow_redisplay ?? method.allow_redisplay ?? "unspecified",
    billing_details: mergeBillingDetails(method.billing_details, given.billing_details),
    card: { ...method.card, ...given.card },
    metadata: withMetadata(method.metadata ?? {}, given.metadata),
  });
  recordEvent(call, "payment_method.updated", updated);
  return updated;
}

export const savedCards: Endpoint[] = [
  get("/v1/payment_methods", "server", listShape, (call, { customer, type: kind, ...rest }) =>
    listObjects(call.sql, "payment_methods", {
      paging: rest,
      fields: { customer, type: kind },
      url: "/v1/payment_methods",
    }),
  ),
  get("/v1/customers/:id/payment_methods", "server", ofCustomerShape, async (call, { type: kind, ...rest }, id) => {
    const customer = (await find(call.sql, "customers", id)).id;
    const url = `/v1/customers/${customer}/payment_methods`;
    return listObjects(call.sql, "payment_methods", { paging: rest, fields: { customer, type: kind }, url });
  }),
  post("/v1/payment_methods/:id", "server", updateShape, updateMethod),
  post("/v1/payment_methods/:id/attach", "server", attachShape, attachMethod),
  post("/v1/payment_methods/:id/detach", "server", {}, (call, _given, id) => detachMethod(call, id)),
];
