import type Stripe from "stripe";
import { type Call, type Endpoint, get } from "../calls/call.ts";
import { created } from "../http/created-filter.ts";
import { newId, seconds } from "../http/ids.ts";
import { paging } from "../http/pagination.ts";
import { shapeOf, text } from "../http/parameters.ts";
import { listObjects } from "../store/list-objects.ts";
import { find, insert } from "../store/objects.ts";
import { type Change, changeDelayMs, scheduleChange } from "../store/scheduled-changes.ts";
import type { Consequence, Decline, TestCard } from "../test-cards.ts";
import { recordEvent } from "../webhooks/record-event.ts";

const consequences: Partial<Record<Consequence, Change>> = {
  "dispute as fraudulent": "dispute",
  "dispute as not received": "dispute",
  inquiry: "dispute",
  "early fraud warning": "early fraud warning",
};

const sellerMessage = (decline: Decline | undefined, isBlocked: boolean): string => {
  if (isBlocked) return "The payment was blocked because its risk is too high. The bank was not asked.";
  return decline ? "The bank did not approve the payment." : "Payment complete.";
};

function outcomeOf(card: TestCard, decline: Decline | undefined): Stripe.Charge.Outcome {
  const isBlocked = decline !== undefined && card.risk === "highest";
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isBlocked ? "not_sent_to_network" : decline ? "declined_by_network" : "approved_by_network",
    reason: isBlocked ? "highest_risk_level" : (decline?.decline_code ?? decline?.code ?? null),
    risk_level: card.risk ?? "normal",
    risk_score: riskScores[card.risk ?? "normal"],
    seller_message: sellerMessage(decline, isBlocked),
    type: isBlocked ? "blocked" : decline ? "issuer_declined" : "authorized",
  };
}

const riskScores = { normal: 20, elevated: 68, highest: 90 };

function methodDetailsOf(
  method: Stripe.PaymentMethod,
  amount: number,
  wasAuthenticated: boolean,
): Stripe.Charge.PaymentMethodDetails {
  const { card } = method;
  if (!card) throw new Error(`${method.id} has no card.`);
  return {
    type: "card",
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: wasAuthenticated
        ? {
            authentication_flow: "challenge",
            electronic_commerce_indicator: "05",
            exemption_indicator: null,
            result: "authenticated",
            result_reason: null,
            transaction_id: null,
            version: "2.2.0",
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

async function expectConsequences(call: Call, charge: string, card: TestCard): Promise<void> {
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
  if (!decline) await expectConsequences(call, made.id, card);
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
