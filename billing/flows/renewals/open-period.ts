import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { newId } from "../../ids.ts";
import { grant } from "../../ledger/grant.ts";
import { mostRenewals } from "../../rules/accelerated.ts";
import { nextPeriod } from "../../rules/next-period.ts";
import type { Standing } from "../../store/subscriptions.ts";
import { type payments, subscriptions, transactions } from "../../store/tables.ts";
import { tell } from "../tell.ts";
import { lapse } from "./lapse.ts";

/**
 * Begins the next period of a subscription; its customer's row and its own are locked. A test store's has no payment.
 * What was unpaid is forgotten: in grace the cycle stays as it was, after the end of access a new one begins with the
 * payment.
 */
export async function openPeriod(
  tx: Transaction,
  found: Standing,
  o: { payment: typeof payments.$inferSelect | null; paidAt: Date; now: Date },
): Promise<void> {
  const { payment, paidAt, now } = o;
  const subscription = await lapse(tx, found, now);
  const { customerId, productId, store, isSandbox, currency, id: subscriptionId } = subscription;
  const next = nextPeriod(subscription, {
    introsSoFar: subscription.introsSoFar,
    lastEndedAt: subscription.paidUntil,
    hadLapsed: subscription.lapsedAt !== null,
    paidAt,
  });
  const amountMicros = payment?.amountMicros ?? next.amountMicros;
  const renewals = subscription.renewals + 1;
  const transactionId = newId(now);
  const row = {
    id: transactionId,
    customerId,
    productId,
    productType: "subscription" as const,
    subscriptionId,
    paymentId: payment?.id ?? null,
    periodType: next.type,
    amountMicros,
    currency,
    taxMicros: payment?.taxMicros ?? 0,
    country: subscription.taxCountry,
    renewalNumber: renewals,
    store,
    isSandbox,
    purchasedAt: now,
    startsAt: next.startsAt,
    endsAt: next.endsAt,
  };
  const [made] = await tx
    .insert(transactions)
    .values(row)
    .returning({
      bringsCurrencies: sql<boolean>`exists (
      select 1 from billing.product_currencies where product_id = ${productId})`,
    });
  const isOver = renewals >= (mostRenewals(subscription) ?? Number.POSITIVE_INFINITY);
  const cancels = isOver && !subscription.unsubscribedAt;
  await tx
    .update(subscriptions)
    .set({
      renewsAt: isOver || subscription.unsubscribedAt || subscription.endedAt ? null : next.endsAt,
      anchorAt: next.anchorAt,
      renewals,
      attempts: 0,
      billingIssueAt: null,
      graceEndsAt: null,
      lapsedAt: null,
      ...(cancels ? { unsubscribedAt: now, cancelReason: "UNSUBSCRIBE" } : {}),
    })
    .where(eq(subscriptions.id, subscriptionId));
  const { product } = subscription;
  const expiresAt = next.endsAt.toISOString();
  const content = { product, transactionId, periodType: next.type, amountMicros, currency, expiresAt };
  await tell(tx, { type: "RENEWAL", customerId, subscriptionId, content, now });
  if (made!.bringsCurrencies) await grant(tx, { ...subscription, id: transactionId, periodType: next.type }, now);
  if (!cancels) return;
  await tell(tx, { type: "CANCELLATION", customerId, subscriptionId, content: { reason: "UNSUBSCRIBE" }, now });
}
