import { defined } from "../../rules/defined.ts";
import type { Model } from "./model.ts";
import { endSubscription, lastsLonger } from "./model-access.ts";
import { returnMoney } from "./model-charges.ts";
import { modelProducts } from "./model-products.ts";
import type { Customer, Subscription } from "./model-types.ts";

/** Two ids turn out to be one person's; of what both have, one goes on. */
export function mergeInModel(model: Model, stays: Customer, goes: Customer): void {
  for (const mine of stays.subscriptions.filter((it) => !it.isOver)) {
    const theirs = goes.subscriptions.find((it) => !it.isOver && it.product === mine.product);
    if (theirs) endDuplicate(model, lastsLonger(mine, theirs) ? theirs : mine);
  }
  returnSecondPurchases(stays, goes);
  for (const it of goes.periods) it.owner = stays;
  for (const it of model.checkouts.filter((one) => one.owner === goes)) it.owner = stays;
  stays.ids.push(...goes.ids);
  stays.subscriptions.push(...goes.subscriptions);
  stays.periods.push(...goes.periods);
  stays.presents.push(...goes.presents);
  stays.gold += goes.gold;
  stays.isKnown ||= goes.isKnown;
  model.customers.splice(model.customers.indexOf(goes), 1);
}

/** What is kept for good is paid once: the later of two purchases goes back. */
function returnSecondPurchases(stays: Customer, goes: Customer): void {
  const isKept = ({ product, isRefunded }: Customer["periods"][number]) =>
    defined(modelProducts[product], "model products").kind === "kept" && !isRefunded;
  for (const mine of stays.periods.filter(isKept)) {
    const theirs = goes.periods.find((it) => it.product === mine.product && !it.isRefunded);
    if (!theirs) continue;
    const { charge } = mine.start <= theirs.start ? theirs : mine;
    if (charge) returnMoney(charge, charge.units - charge.returned);
  }
}

function endDuplicate(model: Model, it: Subscription): void {
  const last = defined(it.periods.at(-1), "periods");
  endSubscription(it);
  const { charge } = last;
  if (!charge) return;
  const at = Math.min(Math.max(model.now, last.start), last.end);
  const unused = Math.round((charge.units * (last.end - at)) / (last.end - last.start));
  const back = Math.min(unused, charge.units - charge.returned);
  if (back > 0) returnMoney(charge, back);
}
