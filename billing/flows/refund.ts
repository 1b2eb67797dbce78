import { providerUnits } from "@hemline/protocol/money";
import { and, eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { payments, refunds } from "../store/tables.ts";

/** Sends written-down money back. Asking again is safe: the refund's id is the provider's key. */
export async function refund({ db, clock, provider, log }: Engine, refundId: string): Promise<void> {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (row?.refund.state !== "pending") return;
  const answer = await provider.refund({
    intentId: row.payment.intentId!,
    units: providerUnits(row.refund.amountMicros, row.payment.currency),
    key: `refund:${refundId}`,
    refundId,
  });
  if (answer.status === "pending") return;
  if (answer.status === "failed") log.error({ refund: refundId }, "the provider could not refund a payment");
  await db
    .update(refunds)
    .set({ state: answer.status, providerId: answer.id, settledAt: clock() })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "pending")));
}
