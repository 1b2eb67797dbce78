import type { Transaction } from "@hemline/database";
import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { firstOf } from "../../rules/defined.ts";
import { lockSubscription } from "../../store/subscriptions.ts";
import { operations, receipts, subscriptions, transactions } from "../../store/tables.ts";
import { endDuplicatePurchases, purchasesOwnedBy } from "./duplicate-purchases.ts";
import type { LockedCustomer } from "./lock-customer-pair.ts";

/**
 * Transfers a purchase with all its periods and receipts. Virtual currencies that it granted stay where they are. Both
 * customers are locked. Duplicates are ended: see `endDuplicatePurchases`.
 */
export async function transferPurchase(
  context: BillingContext,
  tx: Transaction,
  o: { operationId: string; transactionId: string; from: LockedCustomer; to: LockedCustomer; now: Date },
): Promise<void> {
  const { from, to, now } = o;
  const purchase = firstOf(
    await tx.select().from(transactions).where(eq(transactions.id, o.transactionId)),
    "purchase",
  );
  const { subscriptionId, isSandbox, productType, refundedAt } = purchase;
  const subscription = subscriptionId ? await lockSubscription(tx, subscriptionId) : null;
  const comes = {
    subscriptions: subscription && !subscription.endedAt ? [subscription] : [],
    purchases: productType === "non_consumable" && !refundedAt ? [purchase] : [],
  };
  await endDuplicatePurchases(context, tx, [comes, await purchasesOwnedBy(tx, to.id)], now);
  await movePeriods(tx, purchase, to.id);
  if (subscriptionId) await moveSubscription(tx, subscriptionId, to.id);
  await tx.update(operations).set({ customerId: to.id }).where(eq(operations.id, o.operationId));
  const content = {
    fromCustomerId: from.id,
    transferredFrom: from.appUserIds,
    transferredTo: to.appUserIds,
    isSandbox,
  };
  await recordEvent(tx, { type: "TRANSFER", customerId: to.id, subscriptionId, content, now });
}

async function movePeriods(
  tx: Transaction,
  { id: transactionId, subscriptionId }: typeof transactions.$inferSelect,
  customerId: string,
): Promise<void> {
  const periods = subscriptionId ? eq(transactions.subscriptionId, subscriptionId) : eq(transactions.id, transactionId);
  const moved = await tx.update(transactions).set({ customerId }).where(periods).returning({ id: transactions.id });
  for (const { id } of moved) {
    await tx.update(receipts).set({ customerId }).where(eq(receipts.transactionId, id));
  }
}

async function moveSubscription(tx: Transaction, subscriptionId: string, customerId: string): Promise<void> {
  await tx.update(subscriptions).set({ customerId }).where(eq(subscriptions.id, subscriptionId));
  // A pending upgrade is transferred along with the old plan.
  await tx
    .update(operations)
    .set({ customerId })
    .where(and(eq(operations.changesSubscriptionId, subscriptionId), isNull(operations.settledAt)));
}
