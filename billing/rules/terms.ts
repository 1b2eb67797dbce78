import type { ElementsConfiguration, Phase, ProductType } from "@hemline/protocol";
import { providerUnits } from "@hemline/protocol/money";

/** What a customer agreed to pay, and when. */
export interface Terms {
  productType: ProductType;
  amountMicros: number;
  currency: string;
  trial: Phase | null;
  intro: Phase | null;
}

/** What is to be paid at once; nothing before a trial. */
export function dueNowMicros(terms: Terms): number {
  if (terms.trial) return 0;
  return terms.intro?.price?.amount_micros ?? terms.amountMicros;
}

/** What the card fields are mounted with. Only a subscription keeps the card for later. */
export function elementsConfiguration(terms: Terms): ElementsConfiguration {
  const common = { payment_method_types: ["card"], currency: terms.currency.toLowerCase() };
  const due = dueNowMicros(terms);
  if (due === 0) return { mode: "setup", setup_future_usage: "off_session", ...common };
  return {
    mode: "payment",
    setup_future_usage: terms.productType === "subscription" ? "off_session" : "on_session",
    amount: providerUnits(due, terms.currency),
    ...common,
  };
}
