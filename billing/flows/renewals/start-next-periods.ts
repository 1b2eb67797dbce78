import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import type { Recovery } from "../../events/billing-event.ts";
import { type EventToRecord, recordEvents } from "../../events/record-event.ts";
import { newId } from "../../rules/ids.ts";
import { maxRenewals } from "../../rules/periods/accelerated-durations.ts";
import { nextPeriod } from "../../rules/periods/next-period.ts";
import { insertMany } from "../../store/insert-many.ts";
import { anyOf } from "../../store/sql.ts";
import type { SubscriptionState } from "../../store/subscriptions.ts";
import { type payments, productCurrencies, transactions } from "../../store/tables.ts";
import { grantCurrencies } from "../ledger/grant-currencies.ts";
import { recordLostAccess } from "./record-lost-access.ts";

export interface PeriodToStart {
  subscription: SubscriptionState;
  payment: typeof payments.$inferSelect | null;
  paidAt: Date;
}

/**
 * Starts the next periods of subscriptions; their rows and their customers' are locked. Failures are forgotten: within
 * the grace period the cycle stays, after the end of access a new one starts with the payment.
 */
export async function startNextPeriods(tx: Transaction, beginning: readonly PeriodToStart[], now: Date): Promise<void> {
  if (beginning.length === 0) return;
  const started: StartedPeriod[] = [];
  for (const it of beginning) {
    started.push(startedBy({ ...it, subscription: await recordLostAccess(tx, it.subscription, now) }, now));
  }
  const rows = started.map((it) => it.row);
  await insertMany(tx, transactions, rows);
  await updateSubscriptions(tx, started, now);
  const renewals = started.map((it) => renewalOf(it, now));
  await recordEvents(tx, renewals);
  await grantCurrenciesOfPeriods(tx, started, now);
  const cancellations = started.filter((it) => it.cancels).map((it) => cancellationOf(it, now));
  await recordEvents(tx, cancellations);
}

interface StartedPeriod {
  subscription: SubscriptionState;
  row: typeof transactions.$inferInsert & { endsAt: Date };
  anchorAt: Date;
  renewsAgain: boolean;
  /** An accelerated sandbox renews only so often, and this was the last time. */
  cancels: boolean;
}

function startedBy({ subscription, payment, paidAt }: PeriodToStart, now: Date): StartedPeriod {
  const next = nextPeriod(subscription, {
    introsSoFar: subscription.introsSoFar,
    lastEndedAt: subscription.paidUntil,
    hadLapsed: subscription.lapsedAt !== null,
    paidAt,
  });
  const { customerId, productId, store, isSandbox, currency } = subscription;
  const renewals = subscription.renewals + 1;
  const isOver = renewals >= (maxRenewals(subscription) ?? Number.POSITIVE_INFINITY);
  return {
    subscription,
    row: {
      id: newId(now),
      customerId,
      productId,
      productType: "subscription",
      subscriptionId: subscription.id,
      paymentId: payment?.id ?? null,
      periodType: next.type,
      amountMicros: payment?.amountMicros ?? next.amountMicros,
      currency,
      taxMicros: payment?.taxMicros ?? 0,
      country: subscription.taxCountry,
      renewalNumber: renewals,
      store,
      isSandbox,
      purchasedAt: now,
      startsAt: next.startsAt,
      endsAt: next.endsAt,
    },
    anchorAt: next.anchorAt,
    renewsAgain: !isOver && !subscription.unsubscribedAt && !subscription.endedAt,
    cancels: isOver && !subscription.unsubscribedAt,
  };
}

async function updateSubscriptions(tx: Transaction, started: readonly StartedPeriod[], now: Date): Promise<void> {
  const moved = started.map(({ subscription, row, anchorAt, renewsAgain, cancels }) => ({
    id: subscription.id,
    renews_at: renewsAgain ? row.endsAt : null,
    anchor_at: anchorAt,
    renewals: row.renewalNumber,
    unsubscribed_at: cancels ? now : subscription.unsubscribedAt,
    cancel_reason: cancels ? "UNSUBSCRIBE" : subscription.cancelReason,
  }));
  await tx.execute(sql`
    update billing.subscriptions as subscription
    set renews_at = it.renews_at, anchor_at = it.anchor_at, renewals = it.renewals, attempts = 0,
      billing_issue_at = null, grace_ends_at = null, lapsed_at = null,
      unsubscribed_at = it.unsubscribed_at, cancel_reason = it.cancel_reason
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as it (id uuid, renews_at timestamptz,
      anchor_at timestamptz, renewals int, unsubscribed_at timestamptz, cancel_reason text)
    where subscription.id = it.id`);
}

function renewalOf({ subscription, row }: StartedPeriod, now: Date): EventToRecord {
  const { customerId, product, id: subscriptionId, currency } = subscription;
  const { id: transactionId, periodType, amountMicros, endsAt } = row;
  const content = {
    ...{ product, transactionId, periodType, amountMicros, currency },
    expiresAt: endsAt.toISOString(),
    ...(subscription.billingIssueAt && { recovery: recoveryOf(subscription) }),
  };
  return { type: "RENEWAL", customerId, subscriptionId, content, now };
}

function recoveryOf({ lapsedAt }: SubscriptionState): Recovery {
  return lapsedAt ? "after_access_ended" : "in_grace";
}

function cancellationOf({ subscription: { customerId, id: subscriptionId } }: StartedPeriod, now: Date): EventToRecord {
  return { type: "CANCELLATION", customerId, subscriptionId, content: { reason: "UNSUBSCRIBE" }, now };
}

async function grantCurrenciesOfPeriods(tx: Transaction, started: readonly StartedPeriod[], now: Date): Promise<void> {
  const products = [...new Set(started.map((it) => it.row.productId))];
  const filling = await tx
    .selectDistinct({ id: productCurrencies.productId })
    .from(productCurrencies)
    .where(anyOf(productCurrencies.productId, products));
  const fills = new Set(filling.map((it) => it.id));
  for (const { subscription, row } of started) {
    if (fills.has(row.productId))
      await grantCurrencies(tx, { ...subscription, id: row.id, periodType: row.periodType }, now);
  }
}
