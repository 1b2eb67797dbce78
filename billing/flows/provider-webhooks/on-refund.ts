import type { BillingContext } from "../../context/billing-context.ts";
import type { Refund } from "../../provider/port.ts";
import { applyRefund } from "../refunds/apply-refund.ts";
import { settledPayment } from "./on-intent.ts";

export async function onRefund(context: BillingContext, refund: Refund): Promise<void> {
  const payment = refund.intentId ? await settledPayment(context, refund.intentId) : null;
  if (payment) return applyRefund(context, payment, refund);
  const about = { refund: refund.id, intent: refund.intentId };
  context.log.warn(about, "the provider refunded an unknown payment");
}
