import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { created } from "../../http/created-filter.ts";
import { newId, seconds } from "../../http/ids.ts";
import { paging } from "../../http/pagination.ts";
import { integer, metadata, oneOf, type Read, shapeOf, text } from "../../http/parameters.ts";
import { badParameter, missingParameter } from "../../http/problem.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, insert, lock, update } from "../../store/objects.ts";
import { changeDelayMs, scheduleChange } from "../../store/scheduled-changes.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { requireUndisputed } from "../disputes/disputes.ts";
import { closeWarning } from "../disputes/early-fraud-warnings.ts";
import { withMetadata } from "../metadata.ts";
import { issuedCard } from "../payment-methods/issued-cards.ts";

const createShape = shapeOf<Stripe.RefundCreateParams>()({
  amount: integer(1),
  charge: text(),
  metadata,
  payment_intent: text(),
  reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
});

const listShape = shapeOf<Stripe.RefundListParams>()({ ...paging, charge: text(), created, payment_intent: text() });

async function lockRefundedCharge(call: Call, given: Read<typeof createShape>): Promise<Stripe.Charge> {
  if (given.charge) return lock(call.sql, "charges", given.charge);
  if (!given.payment_intent) throw missingParameter("payment_intent");
  const intent = await find(call.sql, "payment_intents", given.payment_intent);
  if (intent.status !== "succeeded" || typeof intent.latest_charge !== "string")
    throw badParameter("payment_intent", `The PaymentIntent ${intent.id} has no successful charge to refund.`);
  return lock(call.sql, "charges", intent.latest_charge);
}

/** All refunds of a charge together never exceed it. */
async function createRefund(call: Call, given: Read<typeof createShape>): Promise<Stripe.Refund> {
  const charge = await lockRefundedCharge(call, given);
  if (charge.status !== "succeeded" || !charge.captured)
    throw badParameter("charge", `The charge ${charge.id} took no money.`);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw badParameter("charge", `Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  await requireUndisputed(call, charge);
  const amount = given.amount ?? left;
  if (amount > left)
    throw badParameter("amount", `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`);
  const { card } = await issuedCard(call.sql, String(charge.payment_method));
  const isPending = card.consequence === "refund is pending first";
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
  const refunded = await update(call.sql, "charges", {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  recordEvent(call, "refund.created", refund);
  recordEvent(call, "charge.refunded", refunded);
  await closeWarning(call, refunded);
  const due = new Date(call.now.getTime() + changeDelayMs);
  if (isPending) await scheduleChange(call.sql, "refund arrives", refund.id, due);
  if (card.consequence === "refund fails later") await scheduleChange(call.sql, "refund fails", refund.id, due);
  return refund;
}

const updateShape = shapeOf<Stripe.RefundUpdateParams>()({ metadata });

async function updateRefund(call: Call, given: Read<typeof updateShape>, id: string): Promise<Stripe.Refund> {
  const refund = await lock(call.sql, "refunds", id);
  const pairs = withMetadata(refund.metadata ?? {}, given.metadata);
  const updated = await update(call.sql, "refunds", { ...refund, metadata: pairs });
  recordEvent(call, "refund.updated", updated);
  return updated;
}

export const refunds: Endpoint[] = [
  post("/v1/refunds", "server", createShape, createRefund),
  get("/v1/refunds", "server", listShape, (call, { charge, created: when, payment_intent, ...rest }) =>
    listObjects(call.sql, "refunds", {
      paging: rest,
      created: when,
      fields: { charge, payment_intent },
      url: "/v1/refunds",
    }),
  ),
  get("/v1/refunds/:id", "server", {}, (call, _given, id) => find(call.sql, "refunds", id)),
  post("/v1/refunds/:id", "server", updateShape, updateRefund),
];
