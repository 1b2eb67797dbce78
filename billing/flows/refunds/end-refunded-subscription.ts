import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { subscriptions } from "../../store/tables.ts";

/** Ends a subscription now because its payment is refunded. Its row must be locked. */
export async function endRefundedSubscription(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      refundedAt: now,
      endedAt: now,
      renewsAt: null,
      cancelReason: "CUSTOMER_SUPPORT",
      billingIssueAt: null,
      graceEndsAt: null,
      lapsedAt: null,
    })
    .where(eq(subscriptions.id, id));
}
