import type { Transaction } from "@hemline/database";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { subscriptions, transactions } from "../store/tables.ts";
import { tell } from "./tell.ts";

const lastEnd = sql`(select max(${transactions.endsAt}) from ${transactions}
  where ${transactions.subscriptionId} = ${subscriptions.id})`;

/** A subscription that will not renew and whose time is over. */
export function lapsed(now: Date) {
  return and(isNull(subscriptions.endedAt), isNull(subscriptions.renewsAt), lte(lastEnd, now));
}

/** Ends what lapsed of one product, so that it can be bought anew. */
export async function endLapsed(
  tx: Transaction,
  o: { customerId: string; productId: string; now: Date },
): Promise<void> {
  const mine = and(eq(subscriptions.customerId, o.customerId), eq(subscriptions.productId, o.productId));
  const ended = await tx
    .update(subscriptions)
    .set({ endedAt: o.now })
    .where(and(mine, lapsed(o.now)))
    .returning();
  for (const subscription of ended) await tellExpiration(tx, subscription, o.now);
}

export async function tellExpiration(
  tx: Transaction,
  subscription: typeof subscriptions.$inferSelect,
  now: Date,
): Promise<void> {
  await tell(tx, {
    type: "EXPIRATION",
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    content: { reason: subscription.billingIssueAt ? "BILLING_ERROR" : "UNSUBSCRIBE" },
    now,
  });
}
