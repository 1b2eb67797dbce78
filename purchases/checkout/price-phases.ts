import { type Period, phaseLength, trialEndsAt } from "@hemline/protocol/period";
import type { Price } from "../offerings/price.ts";
import type { NonSubscriptionOption, PurchaseOption, SubscriptionOption } from "../offerings/product.ts";

export type PricePhases =
  | { kind: "one-time"; price: Price }
  | {
      kind: "subscription";
      trial: { length: Period; endsAt: Date } | null;
      /** Each `period` within `length` costs `price`. */
      intro: { length: Period; price: Price; period: Period; isPaidOnce: boolean } | null;
      base: { price: Price; period: Period };
      /** When the base price is first charged; null when that is now. */
      baseStartsAt: Date | null;
    };

/** @throws Error when the option has no price, which parsed offerings never have */
export function pricePhases(option: PurchaseOption, now: Date): PricePhases {
  if (!isSubscription(option)) return { kind: "one-time", price: (option as NonSubscriptionOption).basePrice };
  const { base, trial, introPrice } = option;
  if (!base.price || !base.period) throw new Error(`Option ${option.id} has no base price.`);
  const trialLength = phaseLength(trial);
  const introLength = phaseLength(introPrice);
  const trialEnd = trialLength && trialEndsAt(now, trialLength);
  const intro =
    introLength && introPrice?.price && introPrice.period
      ? {
          length: introLength,
          price: introPrice.price,
          period: introPrice.period,
          isPaidOnce: introPrice.cycleCount === 1,
        }
      : null;
  return {
    kind: "subscription",
    trial: trialLength && trialEnd && { length: trialLength, endsAt: trialEnd },
    intro,
    base: { price: base.price, period: base.period },
    baseStartsAt: intro ? trialEndsAt(trialEnd ?? now, intro.length) : trialEnd,
  };
}

export function firstCharge(terms: PricePhases): Price {
  return terms.kind === "one-time" ? terms.price : (terms.intro?.price ?? terms.base.price);
}

export function hasTrial(terms: PricePhases): boolean {
  return terms.kind === "subscription" && terms.trial !== null;
}

function isSubscription(option: PurchaseOption): option is SubscriptionOption {
  return "base" in option;
}
