import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { created } from "../../http/created-filter.ts";
import { paging } from "../../http/pagination.ts";
import { flag, metadata, type Read, record, shapeOf, text } from "../../http/parameters.ts";
import { badParameter } from "../../http/problem.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, lock, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { withMetadata } from "../metadata.ts";
import { close, escalate, isInquiry, unanswered } from "./close-dispute.ts";
import { evidenceShape } from "./dispute-evidence.ts";

const open = new Set(["needs_response", "under_review", "warning_needs_response", "warning_under_review"]);

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
