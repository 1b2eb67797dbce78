import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { queueAuthenticationRequired } from "../../events/emails/authentication-required.ts";
import { recordEvent } from "../../events/record-event.ts";
import { accessEnd } from "../../rules/access/access-end.ts";
import { nextTryAt } from "../../rules/access/dunning.ts";
import { graceEnd } from "../../rules/periods/periods.ts";
import { payments, subscriptions } from "../../store/tables.ts";
import { lapseSubscription } from "./lapse-subscription.ts";
import { lockOpenRenewal, type OpenRenewal } from "./record-renewal.ts";

/** A renewal was not paid: it is tried again, unless the bank's word is final, and then no more. */
export async function recordFailedRenewal(
  { db, clock }: BillingContext,
  id: string,
  { code, isFinal }: { code: string; isFinal: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const open = await lockOpenRenewal(tx, id);
    if (!open) return;
    await settleAsFailed(tx, id, code, now);
    await meetTrouble(tx, open, { code, isFinal, now });
  });
}

/**
 * The card's bank wants to see its owner: the payment stays open for them to confirm. Meanwhile the subscription is
 * unpaid like any other.
 */
export async function recordAuthenticationRequired(
  { db, clock }: BillingContext,
  id: string,
  o: { code: string; intentId: string },
) {
  await db.transaction(async (tx) => {
    const now = clock();
    const open = await lockOpenRenewal(tx, id);
    if (!open || open.payment.needsCustomerAt) return;
    await tx.update(payments).set({ needsCustomerAt: now, intentId: o.intentId }).where(eq(payments.id, id));
    await meetTrouble(tx, open, { code: o.code, isFinal: false, now });
    // Who cancelled meanwhile is not asked for money.
    if (open.subscription.unsubscribedAt || open.subscription.endedAt) return;
    await queueAuthenticationRequired(tx, { customerId: open.subscription.customerId, payment: open.payment, now });
  });
}

/** A payment its owner did not confirm in time makes room for the next try, of which the schedule knows already. */
export async function recordUnconfirmedRenewal({ db, clock }: BillingContext, id: string, code: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockOpenRenewal(tx, id)) await settleAsFailed(tx, id, code, clock());
  });
}

function settleAsFailed(tx: Transaction, id: string, failureCode: string, settledAt: Date) {
  return tx.update(payments).set({ state: "failed", failureCode, settledAt }).where(eq(payments.id, id));
}

/**
 * What a failed try does to its subscription. Its owner hears of the first one in a row. Grace and further tries are
 * counted from when it was asked for: a provider that answers late lengthens nobody's access.
 */
async function meetTrouble(
  tx: Transaction,
  { payment, subscription }: OpenRenewal,
  { code, isFinal, now }: { code: string; isFinal: boolean; now: Date },
): Promise<void> {
  const { id: subscriptionId, customerId } = subscription;
  if (subscription.unsubscribedAt || subscription.endedAt) return;
  const isFirst = subscription.billingIssueAt === null;
  const billingIssueAt = subscription.billingIssueAt ?? payment.createdAt;
  const change = {
    billingIssueAt,
    graceEndsAt: isFirst ? graceEnd(billingIssueAt, subscription) : subscription.graceEndsAt,
    renewsAt: isFinal ? null : nextTryAt(billingIssueAt, now, subscription),
  };
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, subscriptionId));
  if (isFirst) {
    await recordEvent(tx, { type: "BILLING_ISSUE", customerId, subscriptionId, content: { failureCode: code }, now });
    await recordEvent(tx, {
      type: "CANCELLATION",
      customerId,
      subscriptionId,
      content: { reason: "BILLING_ERROR" },
      now,
    });
  }
  const troubled = { ...subscription, ...change };
  await lapseSubscription(tx, { ...troubled, accessEndsAt: accessEnd(troubled) }, now);
}
