import type Stripe from "stripe";
import { aMomentMs, changeLater } from "../store/changes.ts";
import { find, insert, lock, save } from "../store/objects.ts";
import { page } from "../store/pages.ts";
import { tell } from "../webhooks/events.ts";
import { type Call, type Endpoint, get, post } from "../wire/call.ts";
import { created } from "../wire/created.ts";
import { newId, seconds } from "../wire/ids.ts";
import { paging } from "../wire/lists.ts";
import { integer, metadata, oneOf, type Read, shapeOf, text } from "../wire/parameters.ts";
import { badParameter, missingParameter } from "../wire/problem.ts";
import { mustBeUndisputed } from "./disputes.ts";
import { settleWarning } from "./early-fraud-warnings.ts";
import { withMetadata } from "./metadata.ts";
import { issuedCard } from "./payment-methods.ts";

const createShape = shapeOf<Stripe.RefundCreateParams>()({
  amount: integer(1),
  charge: text(),
  metadata,
  payment_intent: text(),
  reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
});

const listShape = shapeOf<Stripe.RefundListParams>()({ ...paging, charge: text(), created, payment_intent: text() });

async function chargeNamed(call: Call, given: Read<typeof createShape>): Promise<Stripe.Charge> {
  if (given.charge) return lock(call.sql, "charges", given.charge);
  if (!given.payment_intent) throw missingParameter("payment_intent");
  const intent = await find(call.sql, "payment_intents", given.payment_intent);
  if (intent.status !== "succeeded" || typeof intent.latest_charge !== "string")
    throw badParameter("payment_intent", `The PaymentIntent ${intent.id} has no successful charge to refund.`);
  return lock(call.sql, "charges", intent.latest_charge);
}

/** Gives money back; all refunds of a charge together never more than it took. */
async function createRefund(call: Call, given: Read<typeof createShape>): Promise<Stripe.Refund> {
  const charge = await chargeNamed(call, given);
  if (charge.status !== "succeeded" || !charge.captured)
    throw badParameter("charge", `The charge ${charge.id} took no money.`);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw badParameter("charge", `Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  await mustBeUndisputed(call, charge);
  const amount = given.amount ?? left;
  if (amount > left)
    throw badParameter("amount", `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`);
  const { card } = await issuedCard(call.sql, String(charge.payment_method));
  const isPending = card.afterwards === "refund is pending first";
  const refund = await insert(call.sql, "refunds", {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(call.now),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: "card" },
    metadata: withMetadata({}, given.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? "pending" : "succeeded",
    ...(isPending ? { pending_reason: "processing" as const } : {}),
    transfer_reversal: null,
  });
  const refunded = await save(call.sql, "charges", {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  tell(call, "refund.created", refund);
  tell(call, "charge.refunded", refunded);
  await settleWarning(call, refunded);
  const due = new Date(call.now.getTime() + aMomentMs);
  if (isPending) await changeLater(call.sql, "refund arrives", refund.id, due);
  if (card.afterwards === "refund fails later") await changeLater(call.sql, "refund fails", refund.id, due);
  return refund;
}

const updateShape = shapeOf<Stripe.RefundUpdateParams>()({ metadata });

async function updateRefund(call: Call, given: Read<typeof updateShape>, id: string): Promise<Stripe.Refund> {
  const refund = await lock(call.sql, "refunds", id);
  const pairs = withMetadata(refund.metadata ?? {}, given.metadata);
  const updated = await save(call.sql, "refunds", { ...refund, metadata: pairs });
  tell(call, "refund.updated", updated);
  return updated;
}

export const refunds: Endpoint[] = [
  post("/v1/refunds", "server", createShape, createRefund),
  get("/v1/refunds", "server", listShape, (call, { charge, created: when, payment_intent, ...rest }) =>
    page(call.sql, "refunds", {
      paging: rest,
      created: when,
      fields: { charge, payment_intent },
      url: "/v1/refunds",
    }),
  ),
  get("/v1/refunds/:id", "server", {}, (call, _given, id) => find(call.sql, "refunds", id)),
  post("/v1/refunds/:id", "server", updateShape, updateRefund),
];
