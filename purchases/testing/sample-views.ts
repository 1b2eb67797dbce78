import { defined } from "../../vitest/defined.ts";
import type { PriceBreakdown, TaxStatus } from "../checkout/machine/price-breakdown.ts";
import type { PaymentEntry } from "../checkout/machine/state.ts";
import { firstCharge, pricePhases } from "../checkout/price-phases.ts";
import { labels } from "../i18n/locales/en.ts";
import type { Language } from "../i18n/translate.ts";
import { translator } from "../i18n/translate.ts";
import { parseOfferings } from "../offerings/parse-offerings.ts";
import type { CheckoutView } from "../screens/checkout-context.ts";
import * as recorded from "./recorded-answers.ts";

const english: Language = { tag: "en-US", direction: "ltr", provider: "en", t: translator({ tag: "en", labels }) };
const { current } = parseOfferings(recorded.offerings, recorded.products.product_details);
const monthly = defined(defined(current).monthly).webBillingProduct;

/** The recorded monthly subscription with changes, at noon on 20 November 2026. */
export function viewOfSubscription(
  change: { trial?: string; trialCycles?: number; intro?: [period: string, cycles: number]; period?: string } = {},
): CheckoutView {
  const wire = structuredClone(defined(recorded.products.product_details[0]));
  if (wire.product_type !== "subscription") throw new Error("The recorded product is no subscription.");
  const option = defined(wire.purchase_options.offer_7d);
  option.trial = change.trial
    ? { period_duration: change.trial, cycle_count: change.trialCycles ?? 1, price: null }
    : null;
  option.intro_price = change.intro
    ? {
        period_duration: change.intro[0],
        cycle_count: change.intro[1],
        price: { amount_micros: 4_990_000, currency: "USD" },
      }
    : null;
  if (change.period) defined(option.base).period_duration = change.period;
  const product = defined(defined(parseOfferings(recorded.offerings, [wire]).current).monthly).webBillingProduct;
  return viewOf(product);
}

export function viewOfOneTimePurchase(): CheckoutView {
  return viewOf(defined(defined(current).packagesById.mine).webBillingProduct);
}

function viewOf(product: typeof monthly): CheckoutView {
  const openedAt = new Date(2026, 10, 20, 12);
  return {
    language: english,
    product,
    terms: pricePhases(product.defaultPurchaseOption, openedAt),
    branding: recorded.branding,
    typography: null,
    assetsUrl: "/pay/assets/",
    isSandbox: false,
    coversPage: true,
    canClose: true,
    openedAt,
    send: () => {},
  };
}

export function priceFor(
  view: CheckoutView,
  taxCalculationStatus: TaxStatus,
  more: Partial<PriceBreakdown> = {},
): PriceBreakdown {
  const { amountMicros, currency } = firstCharge(view.terms);
  return {
    currency,
    totalAmountInMicros: amountMicros,
    totalExcludingTaxInMicros: amountMicros,
    taxCalculationStatus,
    taxAmountInMicros: null,
    taxBreakdown: null,
    ...more,
  };
}

const sampleSession: PaymentEntry["session"] = {
  operationSessionId: "op_1",
  managementUrl: null,
  elements: recorded.started.gateway_params.elements_configuration,
  provider: { account: "acct_1", publishableKey: "pk_test_x", scriptUrl: null },
  clientSecret: null,
};

export function entryFor(view: CheckoutView, status: TaxStatus, method: string | null): PaymentEntry {
  return {
    step: "payment-entry",
    round: 1,
    session: sampleSession,
    form: {
      waitingFor: [],
      isEmailSkipped: false,
      email: "ada@example.org",
      isPaymentComplete: method !== null,
      method,
      hasWallets: false,
    },
    price: priceFor(view, status),
    pricedFor: null,
    isInDoubt: false,
    activity: { doing: "filling", notice: null },
  };
}
