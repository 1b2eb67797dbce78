import type { Transaction } from "@hemline/database";
import { and, eq, isNotNull, isNull, lte, not, or, type SQL } from "drizzle-orm";
import { recordEvent } from "../../events/record-event.ts";
import { retryWindowEndsAt, retryWindowMs } from "../../rules/access/dunning.ts";
import { accessEndOf, openPaymentOf, type SubscriptionState, subscriptionStates } from "../../store/subscriptions.ts";
import { customers, subscriptions } from "../../store/tables.ts";
import { recordLostAccess } from "./record-lost-access.ts";

/**
 * Records lost access, and ends subscriptions that nothing will change any more: all, or those `among`. A pending
 * payment is waited for; locked rows are left to their process.
 * @returns how many there were, at most `limit`.
 */
export async function endExpiredSubscriptions(tx: Transaction, now: Date, among?: SQL, limit = 200): Promise<number> {
  const locked = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(isNull(subscriptions.endedAt), or(isOver(now), hasLapsed(now), isGivenUp(now)), among))
    .limit(limit)
    .for("no key update", { skipLocked: true });
  const found = await subscriptionStates(
    tx,
    locked.map((it) => it.id),
  );
  for (const one of found) await endOne(tx, await recordLostAccess(tx, one, now), now);
  return found.length;
}

/** Ends what is over or lapsed, so that the product can be bought anew. */
export async function endExpiredOfProduct(
  tx: Transaction,
  now: Date,
  o: { customerId: string; productId: string; isSandbox: boolean },
): Promise<void> {
  const theirs = and(
    eq(subscriptions.customerId, o.customerId),
    eq(subscriptions.productId, o.productId),
    eq(subscriptions.isSandbox, o.isSandbox),
  );
  await endExpiredSubscriptions(tx, now, theirs);
  await tx
    .update(subscriptions)
    .set({ endedAt: now, renewsAt: null })
    .where(and(theirs, isNull(subscriptions.endedAt), isNotNull(subscriptions.lapsedAt)));
}

/** Cancelled subscriptions, and those without a means to renew, end with their access. */
function isOver(now: Date): SQL | undefined {
  const willNotRenew = or(isNotNull(subscriptions.unsubscribedAt), isNull(subscriptions.billingIssueAt));
  return and(isNull(subscriptions.renewsAt), willNotRenew, lte(accessEndOf, now), not(openPaymentOf));
}

function hasLapsed(now: Date): SQL | undefined {
  const isUnpaid = and(isNotNull(subscriptions.billingIssueAt), isNull(subscriptions.unsubscribedAt));
  return and(isUnpaid, isNull(subscriptions.lapsedAt), lte(accessEndOf, now));
}

function isGivenUp(now: Date): SQL | undefined {
  const before = (isAccelerated: boolean) => new Date(now.getTime() - retryWindowMs({ isAccelerated }));
  const windowOver = or(
    lte(subscriptions.billingIssueAt, before(false)),
    and(subscriptions.isAccelerated, lte(subscriptions.billingIssueAt, before(true))),
  );
  return and(isNull(subscriptions.renewsAt), windowOver, lte(accessEndOf, now), not(openPaymentOf));
}

async function endOne(tx: Transaction, subscription: SubscriptionState, now: Date): Promise<void> {
  const { id: subscriptionId, customerId, billingIssueAt, unsubscribedAt } = subscription;
  if (subscription.endedAt || subscription.renewsAt || subscription.hasOpenPayment) return;
  const isUnpaid = billingIssueAt !== null && unsubscribedAt === null;
  if (subscription.accessEndsAt > now || (isUnpaid && retryWindowEndsAt(billingIssueAt, subscription) > now)) return;
  await tx.update(subscriptions).set({ endedAt: now }).where(eq(subscriptions.id, subscriptionId));
  if (subscription.lapsedAt) return;
  const content = { reason: subscription.cancelReason ?? "UNSUBSCRIBE" };
  await recordEvent(tx, { type: "EXPIRATION", customerId, subscriptionId, content, now });
}
