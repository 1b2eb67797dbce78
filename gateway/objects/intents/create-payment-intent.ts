import type Stripe from "stripe";
import type { Answer, Call } from "../../calls/call.ts";
import { newClientSecret, newId, seconds } from "../../http/ids.ts";
import type { Read } from "../../http/parameters.ts";
import { badParameter } from "../../http/problem.ts";
import { find, insert } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { checkAmount } from "../amounts.ts";
import { withMetadata } from "../metadata.ts";
import { findOrCreateMethod } from "../payment-methods/payment-methods.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { chosenMethods, mergeCardOptions } from "./confirmation.ts";
import type { createShape } from "./payment-intent-parameters.ts";

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

export async function createIntent(call: Call, given: Read<typeof createShape>): Promise<Answer> {
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
