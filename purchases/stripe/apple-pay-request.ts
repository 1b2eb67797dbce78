import { minorUnits } from "@hemline/protocol/money";
import type { Period } from "@hemline/protocol/period";
import type { StripeExpressCheckoutElementOptions } from "@stripe/stripe-js";
import type { TermsOfSale } from "../checkout/terms-of-sale.ts";

export type ApplePayRequest = NonNullable<StripeExpressCheckoutElementOptions["applePay"]>;

/** What a wallet sheet says about a subscription. */
export interface WalletSubject {
  title: string;
  terms: TermsOfSale;
  managementUrl: string | null;
  freeTrialLabel: string;
}

/** Apple Pay's recurring request; null for what is bought once, and where there is no page to manage a subscription. */
export function applePayRequest(subject: WalletSubject): ApplePayRequest | null {
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

/** Wallets know no weeks. */
function intervalOf({ number, unit }: Period) {
  return unit === "week"
    ? { recurringPaymentIntervalUnit: "day" as const, recurringPaymentIntervalCount: number * 7 }
    : { recurringPaymentIntervalUnit: unit, recurringPaymentIntervalCount: number };
}
