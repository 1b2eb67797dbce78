import type { Transaction } from "@hemline/database";
import { microsOfProviderUnits } from "@hemline/protocol/money";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Dispute } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import { lockMoney, type Payment, projectsNow } from "../../store/payments.ts";
import { disputes } from "../../store/tables.ts";
import { reversePurchase } from "../refunds/reverse-purchase.ts";
import { settledPayment } from "./on-intent.ts";

/**
 * A bank takes money back: renewal and access end at once, whatever becomes of the dispute. Winning it does not restore
 * access: the seller may grant it. An inquiry (`warning_…`) takes nothing, so nothing ends. Handling it twice changes
 * nothing.
 */
export async function onDispute(context: BillingContext, dispute: Dispute): Promise<void> {
  const { db, log } = context;
  const payment = dispute.intentId ? await settledPayment(context, dispute.intentId) : null;
  if (!payment) {
    log.warn({ dispute: dispute.id, intent: dispute.intentId }, "a dispute is about an unknown payment");
    return;
  }
  const isNew = await db.transaction((tx) => recordDispute(context, tx, payment, dispute));
  if (isNew)
    log.warn({ dispute: dispute.id, payment: payment.id, status: dispute.status }, "a bank disputes a payment");
}

/** @returns whether it is new, or takes the money only now. */
async function recordDispute(
  context: BillingContext,
  tx: Transaction,
  payment: Payment,
  { id: providerId, units, status, reason, openedAt }: Dispute,
): Promise<boolean> {
  const money = await lockMoney(tx, payment.id);
  const now = projectsNow(context, money);
  const [known] = await tx.select().from(disputes).where(eq(disputes.providerId, providerId));
  if (known?.closedAt) return false;
  const amountMicros = microsOfProviderUnits(units, payment.currency);
  const id = known?.id ?? newId(now);
  const state = { amountMicros, reason, status, closedAt: isOver(status) ? now : null };
  await upsertDispute(tx, { id, paymentId: payment.id, providerId, openedAt, ...state });
  const tookMoneyBefore = known !== undefined && takesMoney(known.status);
  if (!takesMoney(status) || tookMoneyBefore) return !known;
  await reversePurchase(tx, money, { amountMicros, refundId: null, disputeId: id }, now);
  return true;
}

async function upsertDispute(tx: Transaction, dispute: typeof disputes.$inferInsert): Promise<void> {
  const { amountMicros, reason, status, closedAt } = dispute;
  const set = { amountMicros, reason, status, closedAt };
  await tx.insert(disputes).values(dispute).onConflictDoUpdate({ target: disputes.providerId, set });
}

function takesMoney(status: string): boolean {
  return !status.startsWith("warning_");
}

/** A closed inquiry may still be followed by a dispute with its own id. */
function isOver(status: string): boolean {
  return status === "won" || status === "lost" || status === "warning_closed";
}
