import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { lock, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";

export const isInquiry = (dispute: Stripe.Dispute): boolean => dispute.status.startsWith("warning_");

export const unanswered = new Set(["needs_response", "warning_needs_response"]);

/** The seller has not answered in time. */
export async function loseDispute(call: Call, id: string): Promise<void> {
  const dispute = await lock(call.sql, "disputes", id);
  if (!unanswered.has(dispute.status)) return;
  const evidence_details = { ...dispute.evidence_details, past_due: true };
  await close(call, { ...dispute, evidence_details }, "lost");
}

export async function close(call: Call, dispute: Stripe.Dispute, outcome: "won" | "lost"): Promise<Stripe.Dispute> {
  const closed = await update(call.sql, "disputes", {
    ...dispute,
    is_charge_refundable: isInquiry(dispute) || outcome === "won",
    status: isInquiry(dispute) ? "warning_closed" : outcome,
  });
  if (closed.status === "won") recordEvent(call, "charge.dispute.funds_reinstated", closed);
  recordEvent(call, "charge.dispute.closed", closed);
  return closed;
}

export async function escalate(call: Call, dispute: Stripe.Dispute): Promise<Stripe.Dispute> {
  const escalated = await update(call.sql, "disputes", {
    ...dispute,
    is_charge_refundable: false,
    status: "needs_response",
  });
  recordEvent(call, "charge.dispute.updated", escalated);
  recordEvent(call, "charge.dispute.funds_withdrawn", escalated);
  return escalated;
}
