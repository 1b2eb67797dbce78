import { defined } from "../../rules/defined.ts";
import { dayMs, modelProducts } from "./model-products.ts";
import type { Charge, Customer, Period, Subscription } from "./model-types.ts";

export function addPeriod(
  owner: Customer,
  product: string,
  subscription: Subscription | null,
  charge: Charge | null,
  start: number,
  end: number,
): void {
  const gold = charge ? defined(modelProducts[product], "model products").gold : 0;
  const period: Period = { product, owner, subscription, charge, start, end, isRefunded: false, gold, goldTaken: 0 };
  if (charge) charge.period = period;
  owner.periods.push(period);
  subscription?.periods.push(period);
  owner.gold += gold;
}

/** The end of the period from `start`, on the anchor's day of the month or the month's last. */
export function monthsOn(anchor: number, start: number, months: number): number {
  const [a, s] = [new Date(anchor), new Date(start)];
  const end = new Date(anchor);
  end.setUTCFullYear(s.getUTCFullYear(), s.getUTCMonth() + months, 1);
  const next = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 1));
  const days = Math.round((next.getTime() - dayMs - Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), 1)) / dayMs) + 1;
  end.setUTCDate(Math.min(a.getUTCDate(), days));
  return end.getTime();
}
