import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { NoSuchSubscription, UnknownSubscriber } from "../problems.ts";
import { customerOf } from "../store/customers.ts";
import { liveSubscription, lockSubscription, paidUntil, type Subscription } from "../store/subscriptions.ts";
import { subscriptions } from "../store/tables.ts";
import { tell } from "./tell.ts";

/** Stops a subscription at the end of what is paid. Doing it twice changes nothing. */
export function cancelRenewal(engine: Engine, projectId: string, appUserId: string, product: string): Promise<void> {
  return changing(engine, projectId, appUserId, product, async (tx, subscription, now) => {
    if (subscription.unsubscribedAt) return;
    await tx
      .update(subscriptions)
      .set({ unsubscribedAt: now, renewsAt: null })
      .where(eq(subscriptions.id, subscription.id));
    const { customerId, id: subscriptionId } = subscription;
    await tell(tx, { type: "CANCELLATION", customerId, subscriptionId, content: { reason: "UNSUBSCRIBE" }, now });
  });
}

/** Lets a cancelled subscription go on, as long as what is paid is not over. */
export function resumeRenewal(engine: Engine, projectId: string, appUserId: string, product: string): Promise<void> {
  return changing(engine, projectId, appUserId, product, async (tx, subscription, now) => {
    if (!subscription.unsubscribedAt) return;
    const renewsAt = await paidUntil(tx, subscription.id);
    if (renewsAt <= now) throw NoSuchSubscription(product);
    await tx.update(subscriptions).set({ unsubscribedAt: null, renewsAt }).where(eq(subscriptions.id, subscription.id));
    const { customerId, id: subscriptionId } = subscription;
    await tell(tx, { type: "UNCANCELLATION", customerId, subscriptionId, content: {}, now });
  });
}

async function changing(
  { db, clock }: Engine,
  projectId: string,
  appUserId: string,
  product: string,
  change: (tx: Transaction, subscription: Subscription, now: Date) => Promise<void>,
): Promise<void> {
  const customer = await customerOf(db, projectId, appUserId);
  if (!customer) throw UnknownSubscriber(appUserId);
  await db.transaction(async (tx) => {
    const id = await liveSubscription(tx, customer.id, product);
    if (!id) throw NoSuchSubscription(product);
    const subscription = await lockSubscription(tx, id);
    if (subscription.endedAt) throw NoSuchSubscription(product);
    await change(tx, subscription, clock());
  });
}
