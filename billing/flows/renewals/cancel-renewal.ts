import type { Transaction } from "@hemline/database";
import { and, desc, eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { NoSuchSubscription, UnknownSubscriber } from "../../problems.ts";
import { isFinalDecline } from "../../rules/access/dunning.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { liveSubscription, lockSubscription, type SubscriptionState } from "../../store/subscriptions.ts";
import { type CancelReason, payments, subscriptions } from "../../store/tables.ts";

/** The customer, or the app's own server. */
type Canceller = Extract<CancelReason, "UNSUBSCRIBE" | "DEVELOPER_INITIATED">;

type Change = (tx: Transaction, subscription: SubscriptionState, now: Date) => Promise<void>;

/** Cancels a subscription at the end of the paid period, or of its grace. Doing it twice changes nothing. */
export function cancelRenewal(
  context: BillingContext,
  projectId: string,
  appUserId: string,
  product: string,
  reason: Canceller = "UNSUBSCRIBE",
): Promise<void> {
  return changing(context, projectId, appUserId, product, cancelled(reason));
}

export function cancelSubscription(context: BillingContext, subscriptionId: string): Promise<void> {
  return changingOne(context, subscriptionId, cancelled("UNSUBSCRIBE"));
}

/** Resumes a cancelled subscription while it still gives access. What is unpaid is tried again. */
export function resumeRenewal(
  context: BillingContext,
  projectId: string,
  appUserId: string,
  product: string,
): Promise<void> {
  return changing(context, projectId, appUserId, product, resumed);
}

export function resumeSubscription(context: BillingContext, subscriptionId: string): Promise<void> {
  return changingOne(context, subscriptionId, resumed);
}

const cancelled =
  (reason: Canceller): Change =>
  async (tx, subscription, now) => {
    if (subscription.unsubscribedAt) return;
    await tx
      .update(subscriptions)
      .set({ unsubscribedAt: now, cancelReason: reason, renewsAt: null })
      .where(eq(subscriptions.id, subscription.id));
    const { customerId, id: subscriptionId } = subscription;
    await recordEvent(tx, { type: "CANCELLATION", customerId, subscriptionId, content: { reason }, now });
  };

const resumed: Change = async (tx, subscription, now) => {
  if (!subscription.unsubscribedAt) return;
  if (subscription.accessEndsAt <= now) throw NoSuchSubscription(subscription.product);
  const renewsAt = subscription.billingIssueAt ? await nextTryOf(tx, subscription, now) : subscription.paidUntil;
  await tx
    .update(subscriptions)
    .set({ unsubscribedAt: null, cancelReason: null, renewsAt })
    .where(eq(subscriptions.id, subscription.id));
  const { customerId, id: subscriptionId } = subscription;
  await recordEvent(tx, { type: "UNCANCELLATION", customerId, subscriptionId, content: {}, now });
};

/** Ends a subscription and its access now, without a refund. */
export function endNow(context: BillingContext, projectId: string, appUserId: string, product: string): Promise<void> {
  return changing(context, projectId, appUserId, product, async (tx, subscription, now) => {
    const { customerId, id: subscriptionId } = subscription;
    const reason = "DEVELOPER_INITIATED";
    await tx
      .update(subscriptions)
      .set({ unsubscribedAt: subscription.unsubscribedAt ?? now, cancelReason: reason, renewsAt: null, endedAt: now })
      .where(eq(subscriptions.id, subscriptionId));
    if (!subscription.unsubscribedAt) {
      await recordEvent(tx, { type: "CANCELLATION", customerId, subscriptionId, content: { reason }, now });
    }
    if (subscription.lapsedAt) return;
    await recordEvent(tx, { type: "EXPIRATION", customerId, subscriptionId, content: { reason }, now });
  });
}

/** At once, unless the decline was final: then another card is needed. */
async function nextTryOf(tx: Transaction, { id }: SubscriptionState, now: Date): Promise<Date | null> {
  const [last] = await tx
    .select({ failureCode: payments.failureCode })
    .from(payments)
    .where(and(eq(payments.subscriptionId, id), eq(payments.state, "failed")))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return isFinalDecline(last?.failureCode ?? "") ? null : now;
}

async function changing(
  context: BillingContext,
  projectId: string,
  appUserId: string,
  product: string,
  change: Change,
): Promise<void> {
  const customer = await customerByAppUserId(context.db, projectId, appUserId);
  if (!customer) throw UnknownSubscriber(appUserId);
  const id = await liveSubscription(context.db, customer.id, product);
  if (!id) throw NoSuchSubscription(product);
  await changingOne(context, id, change);
}

async function changingOne({ db, clock }: BillingContext, id: string, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription.endedAt) throw NoSuchSubscription(subscription.product);
    await change(tx, subscription, clock());
  });
}
