import type Stripe from "stripe";
import { type Answer, type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { seconds } from "../../http/ids.ts";
import type { Read } from "../../http/parameters.ts";
import { unexpectedState } from "../../http/problem.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { checkAmount } from "../amounts.ts";
import { withMetadata } from "../metadata.ts";
import { findOrCreateMethod } from "../payment-methods/payment-methods.ts";
import { cancelExhausted, isExhausted } from "./attempt-limit.ts";
import { captureIntent, captureShape, releaseFunds } from "./capture.ts";
import { closeChallenge } from "./challenge.ts";
import { confirmPayment, isConfirmable, type Payment } from "./confirm-payment.ts";
import { findIntent, lockIntent, mergeCardOptions } from "./confirmation.ts";
import { createIntent } from "./create-payment-intent.ts";
import { cancelShape, confirmShape, createShape, listShape, updateShape } from "./payment-intent-parameters.ts";

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
