import type { Call } from "../../calls/call.ts";
import { dayMs } from "../../durations.ts";
import { newId, seconds } from "../../http/ids.ts";
import { insert, lock, update } from "../../store/objects.ts";
import { scheduleChange } from "../../store/scheduled-changes.ts";
import type { Consequence } from "../../test-cards.ts";
import { recordEvent } from "../../webhooks/record-event.ts";
import { issuedCard } from "../payment-methods/issued-cards.ts";
import { emptyEvidence } from "./dispute-evidence.ts";

const daysToAnswer = 9;

const reasons: Partial<Record<Consequence, string>> = {
  "dispute as fraudulent": "fraudulent",
  "dispute as not received": "product_not_received",
  inquiry: "general",
};

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
