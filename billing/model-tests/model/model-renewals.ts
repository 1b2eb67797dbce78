import { defined } from "../../rules/defined.ts";
import { checkoutMs, givenUpMs, type Model } from "./model.ts";
import { isDue } from "./model-access.ts";
import { addCharge } from "./model-charges.ts";
import { settleInModel } from "./model-checkouts.ts";
import { endIfOver, lapseIfOver } from "./model-expirations.ts";
import { addPeriod, monthsOn } from "./model-periods.ts";
import { dayMs, modelProducts } from "./model-products.ts";
import type { Customer, Subscription } from "./model-types.ts";

const triesOnDays = [1, 3, 7, 14, 21, 29];

/** What a sweep of the service does now. */
export function tickModel(model: Model, newIntent: (subscription: Subscription) => string): void {
  for (const it of model.checkouts.filter((one) => one.intent || one.startedAt + checkoutMs <= model.now)) {
    settleInModel(model, it);
  }
  const all = model.customers.flatMap((it) => it.subscriptions.map((one) => ({ owner: it, one })));
  for (const { one } of all) {
    const isGivenUp = one.issue !== null && one.issue < model.now - givenUpMs;
    if (one.isWaiting && (isDue(one.renews, model.now) || one.isCancelled || one.isOver || isGivenUp))
      one.isWaiting = false;
  }
  const due = all.filter(({ one }) => !one.isOver && !one.isWaiting && isDue(one.renews, model.now));
  for (const { owner, one } of due.sort((a, b) => defined(a.one.renews, "renews") - defined(b.one.renews, "renews")))
    renewInModel(model, owner, one, newIntent);
  for (const { one } of all) endIfOver(model, one);
}

/** A renewal is due and asked for. */
function renewInModel(
  model: Model,
  owner: Customer,
  it: Subscription,
  newIntent: (subscription: Subscription) => string,
): void {
  if (it.next && !owner.subscriptions.some((one) => one !== it && !one.isOver && one.product === it.next)) {
    it.product = it.next;
  }
  it.next = null;
  const { price, months } = defined(modelProducts[it.product], "model products");
  if (it.card === "fails later" || it.card === "asks each time") {
    failRenewal(model, it);
    it.isWaiting = it.card === "asks each time";
    return;
  }
  lapseIfOver(model, it);
  const charge = addCharge(model, newIntent(it), price, it.card);
  const last = defined(it.periods.at(-1), "periods");
  let [start, end] = [last.end, monthsOn(it.anchor, last.end, months)];
  if (it.hasLapsed || end <= model.now) {
    [start, end] = [model.now, monthsOn(model.now, model.now, months)];
    it.anchor = model.now;
  }
  addPeriod(owner, it.product, it, charge, start, end);
  Object.assign(it, { renews: end, issue: null, graceEnd: null, hasLapsed: false });
}

function failRenewal(model: Model, it: Subscription): void {
  const { graceDays } = defined(modelProducts[it.product], "model products");
  if (it.issue === null) {
    it.issue = model.now;
    it.graceEnd = graceDays > 0 ? model.now + graceDays * dayMs : null;
  }
  const next = triesOnDays.map((days) => defined(it.issue, "issue") + days * dayMs).find((at) => at > model.now);
  it.renews = next ?? null;
  lapseIfOver(model, it);
}

export function cancelInModel(model: Model, it: Subscription): void {
  if (!it.isCancelled) it.cancelledAt = model.now;
  it.isCancelled = true;
  it.renews = null;
}

export function resumeInModel(model: Model, it: Subscription): void {
  if (!it.isCancelled) return;
  it.isCancelled = false;
  it.renews = it.issue === null ? defined(it.periods.at(-1), "periods").end : model.now;
}
