import { defined } from "../../rules/defined.ts";
import type { Model } from "./model.ts";
import { endSubscription } from "./model-access.ts";
import { addCharge, returnMoney } from "./model-charges.ts";
import { beginInModel, cancelRivals } from "./model-checkouts.ts";
import { modelProducts } from "./model-products.ts";
import type { Customer, Subscription } from "./model-types.ts";

/** A paid upgrade: the old plan ends, and what is left of its last payment goes back. */
export function upgradeInModel(model: Model, owner: Customer, it: Subscription, intent: string): void {
  const to = defined(modelProducts[it.product], "model products").upgradesTo!;
  const last = defined(it.periods.at(-1), "periods");
  const { charge } = last;
  const credit = last.isRefunded ? 0 : unusedUnits(last, model.now);
  const paid = {
    card: it.card,
    charge: addCharge(model, intent, defined(modelProducts[to], "model products").price, it.card),
  };
  last.end = Math.min(last.end, Math.max(model.now, last.start + 1));
  endSubscription(it);
  if (charge) {
    const back = Math.min(credit, charge.units - charge.returned);
    if (back > 0) returnMoney(charge, back);
  }
  beginInModel(model, { owner, product: to, isTrial: false }, paid);
  cancelRivals(model, { owner, product: to });
}

/** What was paid for the seconds that are left of a period. */
function unusedUnits({ start, end, charge }: Subscription["periods"][number], now: number): number {
  const seconds = (at: number) => Math.floor(at / 1000);
  const whole = seconds(end) - seconds(start);
  const left = Math.min(whole, Math.max(0, seconds(end) - seconds(now)));
  return charge ? Math.floor((charge.units * left) / whole) : 0;
}
