import { defined } from "../../rules/defined.ts";
import { givenUpMs, type Model } from "./model.ts";
import { accessEnd } from "./model-access.ts";
import { modelProducts } from "./model-products.ts";
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

export function lapseIfOver(model: Model, it: Subscription): void {
  if (it.issue !== null && !it.isCancelled && !it.isOver && accessEnd(it) <= model.now) it.hasLapsed = true;
}

export function endIfOver(model: Model, it: Subscription): void {
  if (it.isOver) return;
  lapseIfOver(model, it);
  if (it.renews !== null || it.isWaiting || accessEnd(it) > model.now) return;
  const isUnpaid = it.issue !== null && !it.isCancelled;
  if (isUnpaid && defined(it.issue, "issue") + givenUpMs > model.now) return;
  it.isOver = true;
}
