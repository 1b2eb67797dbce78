import type { BillingContext } from "../../context/billing-context.ts";
import { applyRefund } from "../refunds/apply-refund.ts";
import { settledPayment } from "./on-intent.ts";

/** One refund's event may be the first to arrive of several, so all refunds of the payment are read. */
export async function onRefund(
  context: BillingContext,
  { id, intentId }: { id: string; intentId: string | null },
): Promise<void> {
  const payment = intentId ? await settledPayment(context, intentId) : null;
  if (!intentId || !payment) {
    context.log.warn({ object: id, intent: intentId }, "the provider refunded an unknown payment");
    return;
  }
  for (const refund of await context.provider.refundsOf(intentId)) await applyRefund(context, payment, refund);
}
