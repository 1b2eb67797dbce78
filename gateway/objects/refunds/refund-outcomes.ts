import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { find, lock, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";

/** The bank has accepted a pending refund. */
export async function completeRefund(call: Call, id: string): Promise<void> {
  const refund = await lock(call.sql, "refunds", id);
  if (refund.status !== "pending") return;
  const { pending_reason: _, ...arrived } = refund;
  recordEvent(call, "refund.updated", await update(call.sql, "refunds", { ...arrived, status: "succeeded" }));
}

/** The bank has returned a refund: the seller has the money again, and must refund the customer in another way. */
export async function failRefund(call: Call, id: string): Promise<void> {
  // The charge is locked before its refund, as in a new refund.
  const { charge: chargeId } = await find(call.sql, "refunds", id);
  const charge: Stripe.Charge = await lock(call.sql, "charges", String(chargeId));
  const refund = await lock(call.sql, "refunds", id);
  if (refund.status === "failed") return;
  const failed = await update(call.sql, "refunds", {
    ...refund,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  const unrefunded = await update(call.sql, "charges", {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  recordEvent(call, "refund.updated", failed);
  recordEvent(call, "refund.failed", failed);
  recordEvent(call, "charge.updated", unrefunded);
}
