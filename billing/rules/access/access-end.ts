import type { Store } from "@hemline/protocol";
import { dayMs } from "../durations.ts";
import { acceleratedLeewayMs } from "../periods/accelerated-durations.ts";
import type { Pace } from "../periods/periods.ts";

export interface Agreement extends Pace {
  store: Store;
  paymentMethodId: string | null;
  unsubscribedAt: Date | null;
  billingIssueAt: Date | null;
  graceEndsAt: Date | null;
  paidUntil: Date;
}

/**
 * The leeway shows this long before the period ends: an answer that is cached for some seconds, or read by a skewed
 * clock, would look expired otherwise.
 */
export const leewayShowsBeforeMs = 10_000;

export function leewayMs({ isAccelerated }: Pace): number {
  return isAccelerated ? acceleratedLeewayMs : dayMs;
}

/**
 * When access ends if nothing more is paid. Renewals take time, so a subscription that was not cancelled before it was
 * due keeps access for a while past the end of the period, or until the end of the grace period if that is later.
 */
export function accessEnd(it: Agreement): Date {
  const ends = [it.paidUntil.getTime()];
  if (isRenewed(it)) ends.push(it.paidUntil.getTime() + leewayMs(it));
  if (it.billingIssueAt && it.graceEndsAt) ends.push(it.graceEndsAt.getTime());
  return new Date(Math.max(...ends));
}

export function shownEnd(it: Agreement, now: Date): Date {
  return now.getTime() < it.paidUntil.getTime() - leewayShowsBeforeMs ? it.paidUntil : accessEnd(it);
}

/** Whether it can be paid, and was not cancelled before it was due. */
function isRenewed({ store, paymentMethodId, unsubscribedAt, paidUntil }: Agreement): boolean {
  if (paymentMethodId === null && store !== "test_store") return false;
  return unsubscribedAt === null || unsubscribedAt.getTime() >= paidUntil.getTime() - leewayShowsBeforeMs;
}
