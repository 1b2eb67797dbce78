import type { Model } from "./model.ts";
import { endSubscription } from "./model-access.ts";
import type { Card, Charge, Period } from "./model-types.ts";

const minute = 60_000;

export function addCharge(model: Model, intent: string, units: number, card: Card): Charge {
  const charge: Charge = {
    intent,
    units,
    returned: 0,
    disputedAt: card === "disputes" ? model.now + minute : null,
    isDisputed: false,
    heard: { returned: 0, isDisputed: false },
    period: null,
  };
  model.charges.push(charge);
  return charge;
}

/** Money goes back, as the service wishes it; not what a bank has taken already, of which it may not have heard. */
export function returnMoney(charge: Charge, units: number): void {
  if (charge.isDisputed) return;
  charge.returned += units;
  applyReturned(charge);
}

export function applyReturned(charge: Charge): void {
  const { period } = charge;
  if (charge.heard.returned === charge.returned) return;
  charge.heard.returned = charge.returned;
  if (!period) return;
  takeGold(period, Math.ceil((period.gold * charge.returned) / charge.units));
  if (charge.returned < charge.units || period.isRefunded) return;
  refundPeriod(period, false);
}

export function applyDispute(charge: Charge): void {
  const { period } = charge;
  if (charge.heard.isDisputed) return;
  charge.heard.isDisputed = true;
  if (!period) return;
  takeGold(period, period.gold);
  refundPeriod(period, true);
}

function refundPeriod(period: Period, byBank: boolean): void {
  period.isRefunded = true;
  const { subscription } = period;
  if (!subscription || subscription.isOver) return;
  if (byBank || subscription.periods.at(-1) === period) endSubscription(subscription);
}

function takeGold(period: Period, upTo: number): void {
  const due = upTo - period.goldTaken;
  if (due <= 0) return;
  period.goldTaken = upTo;
  period.owner.gold = Math.max(0, period.owner.gold - due);
}
