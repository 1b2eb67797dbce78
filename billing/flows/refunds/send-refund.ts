import { providerUnits } from "@hemline/protocol/money";
import { and, eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { ProviderFailure, type Refund, type RefundRequest } from "../../provider/port.ts";
import { defined } from "../../rules/defined.ts";
import { idempotencyKeySafeMs } from "../../rules/limits.ts";
import { payments, refunds } from "../../store/tables.ts";
import { reverseTax } from "../taxes/reverse-tax.ts";
import { applyRefund } from "./apply-refund.ts";

type Row = { refund: typeof refunds.$inferSelect; payment: typeof payments.$inferSelect };

/** Sends a recorded refund, and reverses its tax. Repeating is safe: the refund's id is the provider's key. */
export async function sendRefund(context: BillingContext, refundId: string): Promise<void> {
  const row = await rowOf(context, refundId);
  if (!row) return;
  if (row.refund.state === "pending") await send(context, row);
  await reverseTax(context, refundId);
}

async function send(context: BillingContext, { refund, payment }: Row): Promise<void> {
  const { provider, clock } = context;
  const intentId = defined(payment.intentId, "intent id");
  if (refund.providerId) return applyRefund(context, payment, await provider.refundById(refund.providerId));
  if (clock().getTime() - refund.createdAt.getTime() > idempotencyKeySafeMs) {
    const made = await madeFor(context, refund.id, intentId);
    if (made) return applyRefund(context, payment, made);
  }
  try {
    await applyRefund(context, payment, await provider.refund(requestOf(refund, payment.currency, intentId)));
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || failure.kind === "unknown") throw failure;
    await recordRefusal(context, { refund, payment }, failure);
  }
}

function requestOf({ id, amountMicros, reason }: Row["refund"], currency: string, intentId: string): RefundRequest {
  return {
    intentId,
    units: providerUnits(amountMicros, currency),
    // The provider has no reason for a change of plan.
    reason: reason === "duplicate" ? "duplicate" : "requested_by_customer",
    refundId: id,
    key: `refund:${id}`,
  };
}

/** The provider usually refuses a refund because the seller has already made it there. Records the provider's refunds. */
async function recordRefusal(
  context: BillingContext,
  { refund, payment }: Row,
  failure: ProviderFailure,
): Promise<void> {
  const { db, provider, clock, log } = context;
  const all = await provider.refundsOf(defined(payment.intentId, "intent id"));
  for (const one of all) await applyRefund(context, payment, one);
  if (all.some((it) => it.refundId === refund.id)) return;
  const given = await db
    .update(refunds)
    .set({ state: "failed", settledAt: clock() })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, "pending")))
    .returning({ id: refunds.id });
  if (given.length > 0) log.error({ err: failure, refund: refund.id }, "the provider refused a refund");
}

async function madeFor({ provider }: BillingContext, refundId: string, intentId: string): Promise<Refund | undefined> {
  return (await provider.refundsOf(intentId)).find((it) => it.refundId === refundId);
}

async function rowOf({ db }: BillingContext, refundId: string): Promise<Row | null> {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  return row ?? null;
}
