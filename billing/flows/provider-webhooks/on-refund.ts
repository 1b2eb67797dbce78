import type { Engine } from "../../engine/engine.ts";
import type { Refund } from "../../provider/port.ts";
import { applyRefund } from "../refunds/apply-refund.ts";
import { settledPayment } from "./on-intent.ts";

/** Applies a refund as the provider has it now, whoever made it. */
export async function onRefund(engine: Engine, refund: Refund): Promise<void> {
  const payment = refund.intentId ? await settledPayment(engine, refund.intentId) : null;
  if (payment) return applyRefund(engine, payment, refund);
  const about = { refund: refund.id, intent: refund.intentId };
  engine.log.warn(about, "the provider refunded a payment that is not known here");
}
