import type Stripe from "stripe";
import { type Answer, type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { created } from "../../http/created-filter.ts";
import { newClientSecret, newId, seconds } from "../../http/ids.ts";
import { paging } from "../../http/pagination.ts";
import {
  emptyable,
  flag,
  integer,
  metadata,
  oneOf,
  type Read,
  required,
  shapeOf,
  text,
} from "../../http/parameters.ts";
import { badParameter, unexpectedState } from "../../http/problem.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, insert, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { checkAmount } from "../amounts.ts";
import { withMetadata } from "../metadata.ts";
import { findOrCreateMethod } from "../payment-methods/payment-methods.ts";
import { cancelExhausted, isExhausted } from "./attempt-limit.ts";
import { captureIntent, captureShape, releaseFunds } from "./capture.ts";
import { closeChallenge } from "./challenge.ts";
import { confirmPayment, isConfirmable, type Payment } from "./confirm-payment.ts";
import { chosenMethods, confirmation, findIntent, lockIntent, mergeCardOptions, methodChoice } from "./confirmation.ts";

const usage = oneOf("off_session", "on_session");

const paying = {
  ...confirmation,
  error_on_requires_action: flag,
  off_session: flag,
};

const createShape = shapeOf<Stripe.PaymentIntentCreateParams>()({
  ...methodChoice,
  ...paying,
  amount: required(integer()),
  capture_method: oneOf("automatic", "automatic_async", "manual"),
  confirm: flag,
  confirmation_method: oneOf("automatic"),
  currency: required(text(3)),
  customer: text(),
  description: text(),
  metadata,
  receipt_email: text(),
  setup_future_usage: usage,
});

const updateShape = shapeOf<Stripe.PaymentIntentUpdateParams>()({
  amount: integer(),
  currency: text(3),
  customer: text(),
  description: text(),
  metadata,
  payment_method: text(),
  payment_method_options: confirmation.payment_method_options,
  receipt_email: emptyable(text()),
  setup_future_usage: emptyable(usage),
});

const confirmShape = shapeOf<Stripe.PaymentIntentConfirmParams>()({
  ...paying,
  receipt_email: emptyable(text()),
  setup_future_usage: emptyable(usage),
});

const cancelShape = shapeOf<Stripe.PaymentIntentCancelParams>()({
  cancellation_reason: oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer"),
});

const listShape = shapeOf<Stripe.PaymentIntentListParams>()({ ...paging, created, customer: text() });

const confirmOnlyParameters = [
  "confirmation_token",
  "error_on_requires_action",
  "off_session",
  "return_url",
  "use_stripe_sdk",
] as const;

const usualOptions: Stripe.PaymentIntent["payment_method_options"] = {
  card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
};

async function createIntent(call: Call, given: Read<typeof createShape>): Promise<Answer> {
  const currency = given.currency.toLowerCase();
  checkAmount(given.amount, currency);
  const early = given.confirm ? undefined : confirmOnlyParameters.find((word) => given[word] !== undefined);
  if (early) throw badParameter(early, `The parameter ${early} is only allowed together with confirm=true.`);
  if (given.customer) await find(call.sql, "customers", given.customer);
  const method =
    given.payment_method && !given.confirm ? await findOrCreateMethod(call, given.payment_method) : undefined;
  const id = newId("pi");
  const intent: Stripe.PaymentIntent = {
    id,
    object: "payment_intent",
    ...chosenMethods(given),
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.capture_method ?? "automatic_async",
    client_secret: newClientSecret(id),
    confirmation_method: "automatic",
    created: seconds(call.now),
    currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: withMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: mergeCardOptions(usualOptions, given.payment_method_options),
    payment_record: null,
    processing: null,
    receipt_email: given.receipt_email ?? null,
    review: null,
    setup_future_usage: given.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: method ? "requires_confirmation" : "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
  recordEvent(call, "payment_intent.created", intent);
  return given.confirm ? confirmPayment(call, intent, given) : insert(call.sql, "payment_intents", intent);
}

async function updateIntent(call: Call, given: Read<typeof updateShape>, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await lockIntent(call, "payment_intents", id);
  if (["succeeded", "canceled", "requires_capture"].includes(intent.status))
    throw unexpectedState(`This PaymentIntent's status is ${intent.status}: it cannot be changed any more.`, {
      payment_intent: intent,
    });
  const amount = given.amount ?? intent.amount;
  const currency = given.currency?.toLowerCase() ?? intent.currency;
  checkAmount(amount, currency);
  if (given.customer) await find(call.sql, "customers", given.customer);
  const method = given.payment_method ? await findOrCreateMethod(call, given.payment_method) : undefined;
  await closeChallenge(call, id);
  const holds = method?.id ?? intent.payment_method;
  return update(call.sql, "payment_intents", {
    ...intent,
    ...given,
    amount,
    currency,
    metadata: withMetadata(intent.metadata, given.metadata),
    payment_method: holds,
    payment_method_options: mergeCardOptions(intent.payment_method_options, given.payment_method_options),
    last_payment_error: null,
    next_action: null,
    status: holds === null ? "requires_payment_method" : "requires_confirmation",
  });
}

async function confirmIntent(call: Call, given: Payment, id: string): Promise<Answer> {
  const intent = await lockIntent(call, "payment_intents", id);
  if (isConfirmable(intent) && (await isExhausted(call, id))) return cancelExhausted(call, intent);
  return confirmPayment(call, intent, given);
}

async function cancelIntent(call: Call, given: Read<typeof cancelShape>, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await lockIntent(call, "payment_intents", id);
  if (intent.status === "succeeded" || intent.status === "canceled")
    throw unexpectedState(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      payment_intent: intent,
    });
  await closeChallenge(call, id);
  await releaseFunds(call, intent);
  const canceled = await update(call.sql, "payment_intents", {
    ...intent,
    amount_capturable: 0,
    status: "canceled",
    canceled_at: seconds(call.now),
    cancellation_reason: given.cancellation_reason ?? null,
    next_action: null,
  });
  recordEvent(call, "payment_intent.canceled", canceled);
  return canceled;
}

export const paymentIntents: Endpoint[] = [
  post("/v1/payment_intents", "server", createShape, createIntent),
  get("/v1/payment_intents", "server", listShape, (call, { created: when, customer, ...rest }) =>
    listObjects(call.sql, "payment_intents", {
      paging: rest,
      created: when,
      fields: { customer },
      url: "/v1/payment_intents",
    }),
  ),
  get("/v1/payment_intents/:id", "browser", {}, (call, _given, id) => findIntent(call, "payment_intents", id)),
  post("/v1/payment_intents/:id", "server", updateShape, updateIntent),
  post("/v1/payment_intents/:id/confirm", "browser", confirmShape, confirmIntent),
  post("/v1/payment_intents/:id/capture", "server", captureShape, captureIntent),
  post("/v1/payment_intents/:id/cancel", "server", cancelShape, cancelIntent),
];
