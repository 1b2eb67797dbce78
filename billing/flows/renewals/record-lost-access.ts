import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { recordEvent } from "../../events/record-event.ts";
import type { SubscriptionState } from "../../store/subscriptions.ts";
import { subscriptions } from "../../store/tables.ts";

/** Records, once, that an unpaid subscription has lost access, though it may still be paid. Its row must be locked. */
export async function recordLostAccess(
  tx: Transaction,
  subscription: SubscriptionState,
  now: Date,
): Promise<SubscriptionState> {
  const { id, customerId, billingIssueAt, lapsedAt, unsubscribedAt, endedAt } = subscription;
  if (!billingIssueAt || lapsedAt || unsubscribedAt || endedAt || subscription.accessEndsAt > now) return subscription;
  await tx.update(subscriptions).set({ lapsedAt: now }).where(eq(subscriptions.id, id));
  const content = { reason: "BILLING_ERROR" } as const;
  await recordEvent(tx, { type: "EXPIRATION", customerId, subscriptionId: id, content, now });
  return { ...subscription, lapsedAt: now };
}
