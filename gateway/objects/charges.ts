import type Stripe from "stripe";
import { type Call, type Endpoint, get } from "../calls/call.ts";
import type { Decline } from "../declines.ts";
import { created } from "../http/created-filter.ts";
import { newId, seconds } from "../http/ids.ts";
import { paging } from "../http/pagination.ts";
import { shapeOf, text } from "../http/parameters.ts";
import { listObjects } from "../store/list-objects.ts";
import { find, insert } from "../store/objects.ts";
import { type Change, changeDelayMs, scheduleChange } from "../store/scheduled-changes.ts";
import type { Consequence, TestCard } from "../test-cards.ts";
import { recordEvent } from "../webhooks/record-event.ts";
import { methodDetailsOf } from "./charge-card-details.ts";
import { outcomeOf } from "./charge-outcome.ts";

const consequences: Partial<Record<Consequence, Change>> = {
  "dispute as fraudulent": "dispute",
  "dispute as not received": "dispute",
  inquiry: "dispute",
  "early fraud warning": "early fraud warning",
};

async function scheduleConsequence(call: Call, charge: string, card: TestCard): Promise<void> {
  const change = card.consequence && consequences[card.consequence];
  if (change) await scheduleChange(call.sql, change, charge, new Date(call.now.getTime() + changeDelayMs));
}

/** Records one attempt to charge an intent. */
export async function charge(
  call: Call,
  intent: Stripe.PaymentIntent,
  { method, card }: { method: Stripe.PaymentMethod; card: TestCard },
  tried: { decline: Decline | undefined; wasAuthenticated: boolean },
): Promise<Stripe.Charge> {
  const { decline } = tried;
  const isCaptured = !decline && intent.capture_method !== "manual";
  const made = await insert(call.sql, "charges", {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: isCaptured,
    created: seconds(call.now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(card, decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetailsOf(method, intent.amount, tried.wasAuthenticated),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  });
  recordEvent(call, decline ? "charge.failed" : "charge.succeeded", made);
  if (!decline) await scheduleConsequence(call, made.id, card);
  return made;
}

const listShape = shapeOf<Stripe.ChargeListParams>()({ ...paging, created, customer: text(), payment_intent: text() });

export const charges: Endpoint[] = [
  get("/v1/charges", "server", listShape, (call, { created: when, customer, payment_intent, ...rest }) =>
    listObjects(call.sql, "charges", {
      paging: rest,
      created: when,
      fields: { customer, payment_intent },
      url: "/v1/charges",
    }),
  ),
  get("/v1/charges/:id", "server", {}, (call, _given, id) => find(call.sql, "charges", id)),
];
