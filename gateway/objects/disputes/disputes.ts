import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { created } from "../../http/created-filter.ts";
import { newId, seconds } from "../../http/ids.ts";
import { paging } from "../../http/pagination.ts";
import { flag, metadata, type Read, record, shapeOf, text } from "../../http/parameters.ts";
import { badParameter } from "../../http/problem.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, insert, lock, update } from "../../store/objects.ts";
import { scheduleChange } from "../../store/scheduled-changes.ts";
import type { Consequence } from "../../test-cards.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { withMetadata } from "../metadata.ts";
import { issuedCard } from "../payment-methods/payment-methods.ts";
import { emptyEvidence, evidenceShape } from "./dispute-evidence.ts";

const dayMs = 24 * 3_600_000;
const daysToAnswer = 9;

const reasons: Partial<Record<Consequence, string>> = {
  "dispute as fraudulent": "fraudulent",
  "dispute as not received": "product_not_received",
  inquiry: "general",
};

const isInquiry = (dispute: Stripe.Dispute): boolean => dispute.status.startsWith("warning_");
const open = new Set(["needs_response", "under_review", "warning_needs_response", "warning_under_review"]);
const unanswered = new Set(["needs_response", "warning_needs_response"]);

/** The cardholder's bank takes the money of a charge back, or only inquires about it. */
export async function openDispute(call: Call, chargeId: string): Promise<void> {
  const charge = await lock(call.sql, "charges", chargeId);
  const { card } = await issuedCard(call.sql, String(charge.payment_method));
  const reason = reasons[card.consequence ?? "dispute as fraudulent"] ?? "fraudulent";
  const isOnlyAsked = card.consequence === "inquiry";
  const dueBy = new Date(call.now.getTime() + daysToAnswer * dayMs);
  const dispute = await insert(call.sql, "disputes", {
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(call.now),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence,
    evidence_details: {
      due_by: seconds(dueBy),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: isOnlyAsked,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: isOnlyAsked ? "warning_needs_response" : "needs_response",
  });
  await update(call.sql, "charges", { ...charge, disputed: true });
  await scheduleChange(call.sql, "dispute is lost", dispute.id, dueBy);
  recordEvent(call, "charge.dispute.created", dispute);
  if (!isOnlyAsked) recordEvent(call, "charge.dispute.funds_withdrawn", dispute);
}

/** The seller has not answered in time. */
export async function loseDispute(call: Call, id: string): Promise<void> {
  const dispute = await lock(call.sql, "disputes", id);
  if (!unanswered.has(dispute.status)) return;
  const evidence_details = { ...dispute.evidence_details, past_due: true };
  await close(call, { ...dispute, evidence_details }, "lost");
}

async function close(call: Call, dispute: Stripe.Dispute, outcome: "won" | "lost"): Promise<Stripe.Dispute> {
  const closed = await update(call.sql, "disputes", {
    ...dispute,
    is_charge_refundable: isInquiry(dispute) || outcome === "won",
    status: isInquiry(dispute) ? "warning_closed" : outcome,
  });
  if (closed.status === "won") recordEvent(call, "charge.dispute.funds_reinstated", closed);
  recordEvent(call, "charge.dispute.closed", closed);
  return closed;
}

async function escalate(call: Call, dispute: Stripe.Dispute): Promise<Stripe.Dispute> {
  const escalated = await update(call.sql, "disputes", {
    ...dispute,
    is_charge_refundable: false,
    status: "needs_response",
  });
  recordEvent(call, "charge.dispute.updated", escalated);
  recordEvent(call, "charge.dispute.funds_withdrawn", escalated);
  return escalated;
}

const updateShape = shapeOf<Stripe.DisputeUpdateParams>()({ evidence: record(evidenceShape), metadata, submit: flag });

/** Adds and submits evidence. As at the real provider, three special texts decide a dispute at once. */
async function updateDispute(call: Call, given: Read<typeof updateShape>, id: string): Promise<Stripe.Dispute> {
  const dispute = await lock(call.sql, "disputes", id);
  if (given.evidence && !unanswered.has(dispute.status))
    throw badParameter("evidence", `The dispute is ${dispute.status}: it takes no evidence any more.`);
  const evidence = { ...dispute.evidence, ...given.evidence };
  const has_evidence = Object.values(evidence).some((value) => typeof value === "string");
  const changed: Stripe.Dispute = {
    ...dispute,
    evidence,
    evidence_details: { ...dispute.evidence_details, has_evidence },
    metadata: withMetadata(dispute.metadata, given.metadata),
  };
  if (!given.evidence || given.submit === false) {
    recordEvent(call, "charge.dispute.updated", await update(call.sql, "disputes", changed));
    return changed;
  }
  const handedIn: Stripe.Dispute = {
    ...changed,
    evidence_details: {
      ...changed.evidence_details,
      submission_count: changed.evidence_details.submission_count + 1,
      submission_method: "manual",
    },
    status: isInquiry(dispute) ? "warning_under_review" : "under_review",
  };
  const word = evidence.uncategorized_text;
  if (word === "escalate_inquiry_evidence" && isInquiry(dispute)) return escalate(call, handedIn);
  recordEvent(call, "charge.dispute.updated", await update(call.sql, "disputes", handedIn));
  if (word === "winning_evidence") return close(call, handedIn, "won");
  if (word === "losing_evidence") return close(call, handedIn, "lost");
  return handedIn;
}

/** The seller accepts the dispute. */
async function closeDispute(call: Call, id: string): Promise<Stripe.Dispute> {
  const dispute = await lock(call.sql, "disputes", id);
  if (!open.has(dispute.status)) throw badParameter("dispute", `The dispute is ${dispute.status}: it is over already.`);
  return close(call, dispute, "lost");
}

/** @throws 400 `charge_disputed` for a charge that the bank holds or has taken back. */
export async function requireUndisputed(call: Call, charge: Stripe.Charge): Promise<void> {
  if (!charge.disputed) return;
  const { data } = await listObjects(call.sql, "disputes", { fields: { charge: charge.id }, paging: {}, url: "" });
  if (data.some((dispute) => !dispute.is_charge_refundable))
    throw badParameter("charge", `The charge ${charge.id} is disputed and cannot be refunded.`, "charge_disputed");
}

const listShape = shapeOf<Stripe.DisputeListParams>()({ ...paging, charge: text(), created, payment_intent: text() });

export const disputes: Endpoint[] = [
  get("/v1/disputes", "server", listShape, (call, { charge, created: when, payment_intent, ...rest }) =>
    listObjects(call.sql, "disputes", {
      paging: rest,
      created: when,
      fields: { charge, payment_intent },
      url: "/v1/disputes",
    }),
  ),
  get("/v1/disputes/:id", "server", {}, (call, _given, id) => find(call.sql, "disputes", id)),
  post("/v1/disputes/:id", "server", updateShape, updateDispute),
  post("/v1/disputes/:id/close", "server", {}, (call, _given, id) => closeDispute(call, id)),
];
