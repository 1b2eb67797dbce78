import type { PaymentEntry, PriceBreakdown, TaxStatus } from "../checkout/machine/state.ts";
import { firstCharge, termsOfSale } from "../checkout/terms-of-sale.ts";
import { labels } from "../i18n/locales/en.ts";
import type { Language } from "../i18n/translate.ts";
import { translator } from "../i18n/translate.ts";
import { parseOfferings } from "../offerings/parse-offerings.ts";
import type { Shop } from "../screens/checkout-view.ts";
import * as recorded from "./recorded-answers.ts";

const english: Language = { tag: "en-US", direction: "ltr", provider: "en", t: translator({ tag: "en", labels }) };
const { current } = parseOfferings(recorded.offerings, recorded.products.product_details);
const monthly = current!.monthly!.webBillingProduct;

/** The monthly subscription of the recorded catalogue, changed, at noon on 20 November 2026. */
export function shopFor(
  change: { trial?: string; trialCycles?: number; intro?: [period: string, cycles: number]; period?: string } = {},
): Shop {
  const wire = structuredClone(recorded.products.product_details[0]!);
  if (wire.product_type !== "subscription") throw new Error("The recorded product is no subscription.");
  const option = wire.purchase_options.offer_7d!;
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
  if (change.period) option.base!.period_duration = change.period;
  const product = parseOfferings(recorded.offerings, [wire]).current!.monthly!.webBillingProduct;
  return shopOf(product);
}

/** The lookbook of the recorded catalogue, which is bought once. */
export function shopForLookbook(): Shop {
  return shopOf(current!.packagesById.mine!.webBillingProduct);
}

function shopOf(product: typeof monthly): Shop {
  const openedAt = new Date(2026, 10, 20, 12);
  return {
    language: english,
    product,
    terms: termsOfSale(product.defaultPurchaseOption, openedAt),
    branding: recorded.branding,
    lettering: null,
    assetsUrl: "/pay/assets/",
    isSandbox: false,
    coversPage: true,
    mayBeLeft: true,
    openedAt,
    send: () => {},
  };
}

export function priceFor(
  shop: Shop,
  taxCalculationStatus: TaxStatus,
  more: Partial<PriceBreakdown> = {},
): PriceBreakdown {
  const { amountMicros, currency } = firstCharge(shop.terms);
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

export function entryFor(shop: Shop, status: TaxStatus, method: string | null): PaymentEntry {
  return {
    step: "payment-entry",
    round: 1,
    session: {
      operationSessionId: "op_1",
      managementUrl: null,
      elements: recorded.started.gateway_params.elements_configuration,
      provider: { account: "acct_1", publishableKey: "pk_test_x", scriptUrl: null },
      clientSecret: null,
    },
    form: {
      waitingFor: [],
      isEmailSkipped: false,
      email: "ada@example.org",
      isPaymentComplete: method !== null,
      method,
      hasWallets: false,
    },
    price: priceFor(shop, status),
    pricedFor: null,
    isInDoubt: false,
    activity: { doing: "filling", notice: null },
  };
}
