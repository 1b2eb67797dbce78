import type Stripe from "stripe";
import { find, lock, save } from "../store/objects.ts";
import { tell } from "../webhooks/events.ts";
import type { Call } from "../wire/call.ts";

/** The bank has taken a refund that was on its way. */
export async function refundArrives(call: Call, id: string): Promise<void> {
  const refund = await lock(call.sql, "refunds", id);
  if (refund.status !== "pending") return;
  const { pending_reason: _, ...arrived } = refund;
  tell(call, "refund.updated", await save(call.sql, "refunds", { ...arrived, status: "succeeded" }));
}

/** The bank has sent a refund back: the money is the seller's again, and the customer has to get it another way. */
export async function refundFails(call: Call, id: string): Promise<void> {
  // The charge is locked before its refund, as a new refund does.
  const { charge: chargeId } = await find(call.sql, "refunds", id);
  const charge: Stripe.Charge = await lock(call.sql, "charges", String(chargeId));
  const refund = await lock(call.sql, "refunds", id);
  if (refund.status === "failed") return;
  const failed = await save(call.sql, "refunds", {
    ...refund,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  const unrefunded = await save(call.sql, "charges", {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  tell(call, "refund.updated", failed);
  tell(call, "refund.failed", failed);
  tell(call, "charge.updated", unrefunded);
}
