import { minorUnits } from "@hemline/protocol/money";
import { type Period, trialEndsAt } from "@hemline/protocol/period";
import type { StripeExpressCheckoutElementOptions } from "@stripe/stripe-js";
import type { PurchaseOption, SubscriptionOption } from "../client/product.ts";

export type ApplePayRequest = NonNullable<StripeExpressCheckoutElementOptions["applePay"]>;

/** What a wallet sheet says about a subscription. */
export interface WalletSubject {
  title: string;
  option: PurchaseOption;
  managementUrl: string | null;
  freeTrialLabel: string;
}

/** Apple Pay's recurring request; null for what is bought once, and where there is no page to manage a subscription. */
export function applePayRequest(subject: WalletSubject, now: Date): ApplePayRequest | null {
  const { title, option, managementUrl, freeTrialLabel } = subject;
  if (!managementUrl || !isSubscription(option)) return null;
  const { period, price } = option.base;
  if (!period || !price) return null;
  const trial = option.trial?.period ?? null;
  return {
    recurringPaymentRequest: {
      paymentDescription: title,
      managementURL: managementUrl,
      ...(trial ? { trialBilling: { label: freeTrialLabel, amount: 0 } } : {}),
      regularBilling: {
        label: title,
        amount: minorUnits(price.amountMicros, price.currency),
        ...(trial ? { recurringPaymentStartDate: trialEndsAt(now, trial) } : {}),
        ...intervalOf(period),
      },
    },
  };
}

/** Wallets know no weeks. */
function intervalOf({ number, unit }: Period) {
  return unit === "week"
    ? { recurringPaymentIntervalUnit: "day" as const, recurringPaymentIntervalCount: number * 7 }
    : { recurringPaymentIntervalUnit: unit, recurringPaymentIntervalCount: number };
}

function isSubscription(option: PurchaseOption): option is SubscriptionOption {
  return "base" in option;
}
