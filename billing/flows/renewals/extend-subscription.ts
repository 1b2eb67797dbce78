import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { BadRequest, CannotChange, NoSuchSubscription, UnknownSubscriber } from "../../problems.ts";
import { dayMs } from "../../rules/durations.ts";
import { maxExtensionDays } from "../../rules/limits.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { lastPeriodOf } from "../../store/last-period.ts";
import type { Sql } from "../../store/sql.ts";
import { liveSubscription, lockSubscription, type SubscriptionState } from "../../store/subscriptions.ts";
import { subscriptions, transactions } from "../../store/tables.ts";

/**
 * Extends the current period for free. The next payment moves to its new end, and so does the anchor of later periods:
 * ten free days make every later payment ten days later.
 */
export async function extendSubscription(
  context: BillingContext,
  { until, ...wanted }: { projectId: string; appUserId: string; product: string; until: Date },
): Promise<void> {
  const { db, clock } = context;
  const id = await liveSubscriptionOf(db, wanted);
  await db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, id);
    const now = clock();
    const last = await lastPeriodOf(tx, id);
    if (subscription.endedAt || !last.endsAt) throw NoSuchSubscription(wanted.product);
    checkExtension(subscription, { endsAt: last.endsAt, until, now });
    await tx.update(transactions).set({ endsAt: until }).where(eq(transactions.id, last.id));
    const change = { anchorAt: until, ...(subscription.renewsAt ? { renewsAt: until } : {}) };
    await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
    const { customerId } = subscription;
    const content = { expiresAt: until.toISOString() };
    await recordEvent(tx, { type: "SUBSCRIPTION_EXTENDED", customerId, subscriptionId: id, content, now });
  });
}

async function liveSubscriptionOf(
  db: Sql,
  { projectId, appUserId, product }: { projectId: string; appUserId: string; product: string },
): Promise<string> {
  const customer = await customerByAppUserId(db, projectId, appUserId);
  if (!customer) throw UnknownSubscriber(appUserId);
  const id = await liveSubscription(db, customer.id, product);
  if (!id) throw NoSuchSubscription(product);
  return id;
}

function checkExtension(
  subscription: SubscriptionState,
  { endsAt, until, now }: { endsAt: Date; until: Date; now: Date },
): void {
  if (endsAt <= now || subscription.hasOpenPayment || subscription.billingIssueAt)
    throw CannotChange("The next period is still waiting for payment, so there’s nothing to extend.");
  if (until <= endsAt)
    throw BadRequest(`until: must be later than ${endsAt.toISOString()}, when the subscription ends`);
  if (until.getTime() - now.getTime() > maxExtensionDays * dayMs)
    throw BadRequest(`until: must be at most ${maxExtensionDays} days from now`);
}
