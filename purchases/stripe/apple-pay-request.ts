import { minorUnits } from "@hemline/protocol/money";
import type { Period } from "@hemline/protocol/period";
import type { StripeExpressCheckoutElementOptions } from "@stripe/stripe-js";
import type { PricePhases } from "../checkout/price-phases.ts";

export type ApplePayRequest = NonNullable<StripeExpressCheckoutElementOptions["applePay"]>;

export interface ApplePaySubscription {
  title: string;
  terms: PricePhases;
  managementUrl: string | null;
  freeTrialLabel: string;
}

/** Null for one-time purchases, and without a page to manage the subscription. */
export function applePayRequest(subject: ApplePaySubscription): ApplePayRequest | null {
  const { title, terms, managementUrl, freeTrialLabel } = subject;
  if (!managementUrl || terms.kind !== "subscription") return null;
  const { base, trial, baseStartsAt } = terms;
  return {
    recurringPaymentRequest: {
      paymentDescription: title,
      managementURL: managementUrl,
      ...(trial ? { trialBilling: { label: freeTrialLabel, amount: 0 } } : {}),
      regularBilling: {
        label: title,
        amount: minorUnits(base.price.amountMicros, base.price.currency),
        ...(baseStartsAt ? { recurringPaymentStartDate: baseStartsAt } : {}),
        ...intervalOf(base.period),
      },
    },
  };
}

/** Wallets have no unit for weeks. */
function intervalOf({ number, unit }: Period) {
  return unit === "week"
    ? { recurringPaymentIntervalUnit: "day" as const, recurringPaymentIntervalCount: number * 7 }
    : { recurringPaymentIntervalUnit: unit, recurringPaymentIntervalCount: number };
}
