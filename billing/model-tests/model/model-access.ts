import { defined } from "../../rules/defined.ts";
import { dayMs, modelProducts } from "./model-products.ts";
import type { Subscription } from "./model-types.ts";

/** While a renewal is tried, unless it was called off before it was due; it shows a little early. */
const leewayMs = dayMs;
const leewayShowsBeforeMs = 10_000;

export function endSubscription(it: Subscription): void {
  Object.assign(it, { isOver: true, renews: null, next: null, issue: null, graceEnd: null, hasLapsed: false });
}

export function accessEnd(it: Subscription): number {
  const paidUntil = defined(it.periods.at(-1), "periods").end;
  const isCalledOff = it.isCancelled && it.cancelledAt < paidUntil - leewayShowsBeforeMs;
  const leewayEnd = isCalledOff ? paidUntil : paidUntil + leewayMs;
  return it.issue === null ? leewayEnd : Math.max(leewayEnd, it.graceEnd ?? 0);
}

/** Whether its next period is due, or about to be: until it is paid the plan stays as it is. */
export function isDueSoon(it: Subscription, now: number): boolean {
  return defined(it.periods.at(-1), "periods").end - leewayShowsBeforeMs <= now;
}

/** What was paid for last is open; past its end only what the next period's plan opens too. */
export function opensUntil(it: Subscription, entitlement: string): number {
  const { product, end } = defined(it.periods.at(-1), "periods");
  if (!modelProducts[product]!.opens.includes(entitlement)) return 0;
  return modelProducts[it.next ?? it.product]!.opens.includes(entitlement)
    ? accessEnd(it)
    : Math.min(accessEnd(it), end);
}

export function isDue(at: number | null, now: number): boolean {
  return at !== null && at <= now;
}

export function lastsLonger(one: Subscription, other: Subscription): boolean {
  if (one.isWaiting !== other.isWaiting) return one.isWaiting;
  const renews = (it: Subscription) => it.renews !== null && it.issue === null;
  if (renews(one) !== renews(other)) return renews(one);
  return accessEnd(one) >= accessEnd(other);
}
