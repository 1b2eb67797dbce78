import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNull, lte, notExists, type SQL, sql } from "drizzle-orm";
import { payments, subscriptions, transactions } from "../store/tables.ts";
import { tell } from "./tell.ts";

/**
 * Ends subscriptions that will not renew and whose time is over, all or those `among` which are meant. One whose last
 * payment is not known yet waits for it; one that somebody else has in hand is left to them.
 */
export async function endLapsed(tx: Transaction, now: Date, among?: SQL): Promise<void> {
  const lastEnd = sql`(select max(${transactions.endsAt}) from ${transactions}
    where ${transactions.subscriptionId} = ${subscriptions.id})`;
  const open = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptions.id), eq(payments.state, "pending")));
  const lapsed = await tx
    .select()
    .from(subscriptions)
    .where(
      and(isNull(subscriptions.endedAt), isNull(subscriptions.renewsAt), lte(lastEnd, now), notExists(open), among),
    )
    .for("no key update", { skipLocked: true });
  if (lapsed.length === 0) return;
  const ids = lapsed.map((it) => it.id);
  await tx.update(subscriptions).set({ endedAt: now }).where(inArray(subscriptions.id, ids));
  for (const { id, customerId, billingIssueAt } of lapsed) {
    const content = { reason: billingIssueAt ? ("BILLING_ERROR" as const) : ("UNSUBSCRIBE" as const) };
    await tell(tx, { type: "EXPIRATION", customerId, subscriptionId: id, content, now });
  }
}

/** A customer's subscriptions to one product. */
export function ofCustomer({ customerId, productId }: { customerId: string; productId: string }): SQL | undefined {
  return and(eq(subscriptions.customerId, customerId), eq(subscriptions.productId, productId));
}
