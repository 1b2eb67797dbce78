import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { queueAuthenticationRequired } from "../../events/emails/queue-authentication-required.ts";
import { recordEvent } from "../../events/record-event.ts";
import { accessEnd } from "../../rules/access/access-end.ts";
import { nextTryAt } from "../../rules/access/dunning.ts";
import { graceEnd } from "../../rules/periods/periods.ts";
import { payments, subscriptions } from "../../store/tables.ts";
import { recordLostAccess } from "./record-lost-access.ts";
import { lockOpenRenewal, type OpenRenewal } from "./record-renewal.ts";

/** Records an unpaid renewal: it is tried again, unless the decline is final. */
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
    await markUnpaid(tx, open, { code, isFinal, now });
  });
}

/**
 * Records a bank's authentication request: the payment stays open for the card's owner to confirm. Meanwhile the
 * subscription is unpaid like any other.
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
    await markUnpaid(tx, open, { code: o.code, isFinal: false, now });
    // Customers who have cancelled get no request to confirm a payment.
    if (open.subscription.unsubscribedAt || open.subscription.endedAt) return;
    await queueAuthenticationRequired(tx, { customerId: open.subscription.customerId, payment: open.payment, now });
  });
}

/** Closes an unconfirmed payment, so that the next try of the schedule can follow. */
export async function recordUnconfirmedRenewal({ db, clock }: BillingContext, id: string, code: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockOpenRenewal(tx, id)) await settleAsFailed(tx, id, code, clock());
  });
}

function settleAsFailed(tx: Transaction, id: string, failureCode: string, settledAt: Date) {
  return tx.update(payments).set({ state: "failed", failureCode, settledAt }).where(eq(payments.id, id));
}

/**
 * Marks a subscription as unpaid. The customer hears of the first failure in a row. Grace and retries count from the
 * request: a provider that answers late prolongs nobody's access.
 */
async function markUnpaid(
  tx: Transaction,
  { payment, subscription }: OpenRenewal,
  { code, isFinal, now }: { code: string; isFinal: boolean; now: Date },
): Promise<void> {
  if (subscription.unsubscribedAt || subscription.endedAt) return;
  const isFirst = subscription.billingIssueAt === null;
  const billingIssueAt = subscription.billingIssueAt ?? payment.createdAt;
  const change = {
    billingIssueAt,
    graceEndsAt: isFirst ? graceEnd(billingIssueAt, subscription) : subscription.graceEndsAt,
    renewsAt: isFinal ? null : nextTryAt(billingIssueAt, now, subscription),
  };
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, subscription.id));
  if (isFirst) await recordBillingIssue(tx, subscription, code, now);
  const unpaid = { ...subscription, ...change };
  await recordLostAccess(tx, { ...unpaid, accessEndsAt: accessEnd(unpaid) }, now);
}

async function recordBillingIssue(
  tx: Transaction,
  { id: subscriptionId, customerId }: OpenRenewal["subscription"],
  failureCode: string,
  now: Date,
): Promise<void> {
  const about = { customerId, subscriptionId, now };
  await recordEvent(tx, { type: "BILLING_ISSUE", content: { failureCode }, ...about });
  await recordEvent(tx, { type: "CANCELLATION", content: { reason: "BILLING_ERROR" }, ...about });
}
