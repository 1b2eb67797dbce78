import { defined } from "../../rules/defined.ts";
import type { Model } from "./model.ts";
import { endSubscription } from "./model-access.ts";
import { addCharge, returnMoney } from "./model-charges.ts";
import { endIfOver } from "./model-expirations.ts";
import { addPeriod, monthsOn } from "./model-periods.ts";
import { dayMs, modelProducts } from "./model-products.ts";
import type { Card, Checkout, Subscription } from "./model-types.ts";

export function startInModel(model: Model, started: Pick<Checkout, "product" | "owner" | "isTrial">): Checkout {
  const checkout: Checkout = { ...started, startedAt: model.now, intent: null, isDone: false, paid: null };
  model.checkouts.push(checkout);
  return checkout;
}

/** The customer confirms at the provider. */
export function confirmInModel(model: Model, checkout: Checkout, card: Card): void {
  const price = defined(modelProducts[checkout.product], "model products").price;
  const charge = checkout.isTrial ? null : addCharge(model, defined(checkout.intent, "intent"), price, card);
  checkout.paid = { card, charge };
}

/** The service looks up the state of a checkout. */
export function settleInModel(model: Model, checkout: Checkout): void {
  if (checkout.isDone) return;
  if (checkout.paid) fulfilInModel(model, checkout);
  else if (!model.isOpen(checkout)) checkout.isDone = true;
}

function fulfilInModel(model: Model, checkout: Checkout): void {
  const { owner, product, paid } = checkout;
  checkout.isDone = true;
  for (const it of owner.subscriptions.filter((one) => one.product === product && !one.isOver)) {
    endIfOver(model, it);
    if (it.hasLapsed) endSubscription(it);
  }
  if (model.holds(owner, product)) {
    if (paid!.charge) returnMoney(paid!.charge, paid!.charge.units - paid!.charge.returned);
    return;
  }
  beginInModel(model, checkout, paid!);
  cancelRivals(model, checkout);
}

/** Once a customer owns a product, their other checkouts for it can no longer be paid. */
export function cancelRivals(model: Model, { owner, product }: Pick<Checkout, "owner" | "product">): void {
  if (defined(modelProducts[product], "model products").kind === "used up") return;
  const rivals = model.checkouts.filter((it) => it.owner === owner && it.product === product && it.intent);
  for (const rival of rivals.filter((it) => !it.isDone)) {
    if (rival.paid) fulfilInModel(model, rival);
    else rival.isDone = true;
  }
}

export function beginInModel(
  model: Model,
  { owner, product, isTrial }: Pick<Checkout, "owner" | "product" | "isTrial">,
  paid: Checkout["paid"],
): void {
  const { kind, trialDays, months } = defined(modelProducts[product], "model products");
  const end =
    kind !== "subscription"
      ? Number.POSITIVE_INFINITY
      : isTrial
        ? model.now + trialDays * dayMs
        : monthsOn(model.now, model.now, months);
  if (kind !== "subscription") {
    addPeriod(owner, product, null, paid!.charge, model.now, end);
    return;
  }
  const subscription: Subscription = {
    product,
    card: paid!.card,
    anchor: isTrial ? end : model.now,
    periods: [],
    renews: end,
    isCancelled: false,
    cancelledAt: 0,
    issue: null,
    graceEnd: null,
    hasLapsed: false,
    isOver: false,
    next: null,
    isWaiting: false,
  };
  owner.subscriptions.push(subscription);
  addPeriod(owner, product, subscription, paid!.charge, model.now, end);
}
