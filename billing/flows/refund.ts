import { providerUnits } from "@hemline/protocol/money";
import { and, eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { ProviderFailure, type Refund } from "../gateway/port.ts";
import { payments, refunds } from "../store/tables.ts";

/** Sends written-down money back. Asking again is safe: the refund's id is the provider's key. */
export async function refund(engine: Engine, refundId: string): Promise<void> {
  const { db, clock, log } = engine;
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (row?.refund.state !== "pending") return;
  const answer = await askFor(engine, row);
  if (answer.status === "pending") return;
  if (answer.status === "failed") log.error({ refund: refundId }, "the provider could not refund a payment");
  await db
    .update(refunds)
    .set({ state: answer.status, providerId: answer.id, settledAt: clock() })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "pending")));
}

async function askFor(
  { provider }: Engine,
  { refund, payment }: { refund: typeof refunds.$inferSelect; payment: typeof payments.$inferSelect },
): Promise<{ id: string | null; status: Refund["status"] }> {
  try {
    return await provider.refund({
      intentId: payment.intentId!,
      units: providerUnits(refund.amountMicros, payment.currency),
      // The provider has no word for a change of plan.
      reason: refund.reason === "duplicate" ? "duplicate" : "requested_by_customer",
      refundId: refund.id,
      key: `refund:${refund.id}`,
    });
  } catch (failure) {
    const isDone = failure instanceof ProviderFailure && failure.code === "charge_already_refunded";
    if (isDone) return { id: null, status: "succeeded" };
    throw failure;
  }
}
