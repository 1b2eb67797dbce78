import type { Transaction } from "@hemline/database";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { tell } from "../flows/tell.ts";
import { lockSubscription } from "../store/subscriptions.ts";
import { operations, receipts, subscriptions, transactions } from "../store/tables.ts";
import { allHadBy, endDoubles } from "./doubles.ts";
import type { Known } from "./pair.ts";

/**
 * A purchase goes over to another customer, with all its periods and receipts. Virtual currencies it has brought stay
 * where they are. Both customers are locked. Where both have the product: see `endDoubles`.
 */
export async function transfer(
  engine: Engine,
  tx: Transaction,
  o: { operationId: string; transactionId: string; from: Known; to: Known; now: Date },
): Promise<void> {
  const { from, to, now } = o;
  const [purchase] = await tx.select().from(transactions).where(eq(transactions.id, o.transactionId));
  const { subscriptionId, isSandbox, productType, refundedAt } = purchase!;
  const subscription = subscriptionId ? await lockSubscription(tx, subscriptionId) : null;
  const comes = {
    subscriptions: subscription && !subscription.endedAt ? [subscription] : [],
    purchases: productType === "non_consumable" && !refundedAt ? [purchase!] : [],
  };
  await endDoubles(engine, tx, [comes, await allHadBy(tx, to.id)], now);

  const periods = subscriptionId
    ? eq(transactions.subscriptionId, subscriptionId)
    : eq(transactions.id, o.transactionId);
  const moved = await tx
    .update(transactions)
    .set({ customerId: to.id })
    .where(periods)
    .returning({ id: transactions.id });
  for (const { id } of moved) {
    await tx.update(receipts).set({ customerId: to.id }).where(eq(receipts.transactionId, id));
  }
  if (subscriptionId) {
    await tx.update(subscriptions).set({ customerId: to.id }).where(eq(subscriptions.id, subscriptionId));
    // An upgrade that is under way goes along: what it opens is whose the old plan is.
    await tx
      .update(operations)
      .set({ customerId: to.id })
      .where(and(eq(operations.changesSubscriptionId, subscriptionId), isNull(operations.settledAt)));
  }
  await tx.update(operations).set({ customerId: to.id }).where(eq(operations.id, o.operationId));
  const content = {
    fromCustomerId: from.id,
    transferredFrom: from.appUserIds,
    transferredTo: to.appUserIds,
    isSandbox,
  };
  await tell(tx, { type: "TRANSFER", customerId: to.id, subscriptionId, content, now });
}
