import type { Store } from "@hemline/protocol";
import { dayMs } from "../durations.ts";
import { acceleratedLeewayMs } from "../periods/accelerated.ts";
import type { Pace } from "../periods/periods.ts";

/** A subscription, as far as it decides until when access goes on. */
export interface Agreement extends Pace {
  store: Store;
  paymentMethodId: string | null;
  unsubscribedAt: Date | null;
  billingIssueAt: Date | null;
  graceEndsAt: Date | null;
  /** The end of its last period. */
  paidUntil: Date;
}

/**
 * The leeway shows this long before the period ends: whoever keeps an answer for some seconds, or reads it by a clock of
 * their own, would find it expired otherwise.
 */
export const leewayShowsBeforeMs = 10_000;

/** How long access goes on past the end of a period while the next one is being paid. */
export function leewayMs({ isAccelerated }: Pace): number {
  return isAccelerated ? acceleratedLeewayMs : dayMs;
}

/**
 * When access ends if nothing more is paid. A renewal takes its time, so whoever did not cancel before it was due keeps
 * access for a while past the end of the period, or until the end of the grace if that is later.
 */
export function accessEnd(it: Agreement): Date {
  const ends = [it.paidUntil.getTime()];
  if (isRenewed(it)) ends.push(it.paidUntil.getTime() + leewayMs(it));
  if (it.billingIssueAt && it.graceEndsAt) ends.push(it.graceEndsAt.getTime());
  return new Date(Math.max(...ends));
}

/** The same as clients are told at `now`: before a period ends, its own end. */
export function shownEnd(it: Agreement, now: Date): Date {
  return now.getTime() < it.paidUntil.getTime() - leewayShowsBeforeMs ? it.paidUntil : accessEnd(it);
}

/** Whether there is anything to pay with, and nobody called the renewal off before it was due. */
function isRenewed({ store, paymentMethodId, unsubscribedAt, paidUntil }: Agreement): boolean {
  if (paymentMethodId === null && store !== "test_store") return false;
  return unsubscribedAt === null || unsubscribedAt.getTime() >= paidUntil.getTime() - leewayShowsBeforeMs;
}
