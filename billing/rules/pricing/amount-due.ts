import type { ElementsConfiguration, Phase, ProductType } from "@hemline/protocol";
import { providerUnits } from "@hemline/protocol/money";

export interface Terms {
  productType: ProductType;
  amountMicros: number;
  currency: string;
  trial: Phase | null;
  intro: Phase | null;
}

export function firstChargeMicros(terms: Terms): number {
  return terms.intro?.price?.amount_micros ?? terms.amountMicros;
}

export function dueNowMicros(terms: Terms): number {
  return terms.trial ? 0 : firstChargeMicros(terms);
}

export interface DueTax {
  taxMicros: number;
  taxIsInclusive: boolean;
}

export function dueWithTaxMicros(terms: Terms & DueTax): number {
  const due = dueNowMicros(terms);
  return due === 0 || terms.taxIsInclusive ? due : due + terms.taxMicros;
}

/** What the card fields are mounted with. Only a subscription saves the card. */
export function elementsConfiguration(terms: Terms & DueTax): ElementsConfiguration {
  const common = { payment_method_types: ["card"], currency: terms.currency.toLowerCase() };
  const due = dueWithTaxMicros(terms);
  if (due === 0) return { mode: "setup", setup_future_usage: "off_session", ...common };
  return {
    mode: "payment",
    setup_future_usage: terms.productType === "subscription" ? "off_session" : "on_session",
    amount: providerUnits(due, terms.currency),
    ...common,
  };
}
