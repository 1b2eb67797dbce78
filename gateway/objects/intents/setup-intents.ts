import type Stripe from "stripe";
import { type Answer, type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { created } from "../../http/created-filter.ts";
import { newClientSecret, newId, seconds } from "../../http/ids.ts";
import { paging } from "../../http/pagination.ts";
import { flag, metadata, oneOf, type Read, shapeOf, text } from "../../http/parameters.ts";
import { unexpectedState } from "../../http/problem.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, insert, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { withMetadata } from "../metadata.ts";
import { findOrCreateMethod } from "../payment-methods/payment-methods.ts";
import { closeChallenge } from "./challenge.ts";
import { confirmSetup } from "./confirm-setup.ts";
import {
  type Confirmation,
  chosenMethods,
  confirmation,
  findIntent,
  lockIntent,
  methodChoice,
} from "./confirmation.ts";

const createShape = shapeOf<Stripe.SetupIntentCreateParams>()({
  ...methodChoice,
  ...confirmation,
  confirm: flag,
  customer: text(),
  description: text(),
  metadata,
  usage: oneOf("off_session", "on_session"),
});

const confirmShape = shapeOf<Stripe.SetupIntentConfirmParams>()(confirmation);

const cancelShape = shapeOf<Stripe.SetupIntentCancelParams>()({
  cancellation_reason: oneOf("abandoned", "duplicate", "requested_by_customer"),
});

const listShape = shapeOf<Stripe.SetupIntentListParams>()({
  ...paging,
  created,
  customer: text(),
  payment_method: text(),
});

async function createIntent(call: Call, given: Read<typeof createShape>): Promise<Answer> {
  if (given.customer) await find(call.sql, "customers", given.customer);
  const method =
    given.payment_method && !given.confirm ? await findOrCreateMethod(call, given.payment_method) : undefined;
  const id = newId("seti");
  const intent = await insert(call.sql, "setup_intents", {
    id,
    object: "setup_intent",
    ...chosenMethods(given),
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: seconds(call.now),
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: withMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        mandate_options: null,
        network: null,
        request_three_d_secure: given.payment_method_options?.card?.request_three_d_secure ?? "automatic",
      },
    },
    single_use_mandate: null,
    status: method ? "requires_confirmation" : "requires_payment_method",
    usage: given.usage ?? "off_session",
  });
  recordEvent(call, "setup_intent.created", intent);
  return given.confirm ? confirmSetup(call, intent, given) : intent;
}

async function confirmIntent(call: Call, given: Confirmation, id: string): Promise<Answer> {
  return confirmSetup(call, await lockIntent(call, "setup_intents", id), given);
}

async function cancelIntent(call: Call, given: Read<typeof cancelShape>, id: string): Promise<Stripe.SetupIntent> {
  const intent = await lockIntent(call, "setup_intents", id);
  if (intent.status === "succeeded" || intent.status === "canceled")
    throw unexpectedState(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
      setup_intent: intent,
    });
  await closeChallenge(call, id);
  const canceled = await update(call.sql, "setup_intents", {
    ...intent,
    status: "canceled",
    cancellation_reason: given.cancellation_reason ?? null,
    next_action: null,
  });
  recordEvent(call, "setup_intent.canceled", canceled);
  return canceled;
}

export const setupIntents: Endpoint[] = [
  post("/v1/setup_intents", "server", createShape, createIntent),
  get("/v1/setup_intents", "server", listShape, (call, { created: when, customer, payment_method, ...rest }) =>
    listObjects(call.sql, "setup_intents", {
      paging: rest,
      created: when,
      fields: { customer, payment_method },
      url: "/v1/setup_intents",
    }),
  ),
  get("/v1/setup_intents/:id", "browser", {}, (call, _given, id) => findIntent(call, "setup_intents", id)),
  post("/v1/setup_intents/:id/confirm", "browser", confirmShape, confirmIntent),
  post("/v1/setup_intents/:id/cancel", "server", cancelShape, cancelIntent),
];
