import type { Phase, Product, SubscriptionOption } from "@hemline/protocol";
import { defined } from "../../../vitest/defined.ts";
import type { Offering, Package } from "../../offerings/offering.ts";
import { parseOfferings } from "../../offerings/parse-offerings.ts";

/** A package's product in short form. Prices in millionths. */
export interface SoldPackage {
  id?: string;
  title?: string;
  description?: string;
  micros?: number;
  currency?: string;
  /** Null for a one-time purchase. */
  period?: string | null;
  trial?: string;
  intro?: [micros: number, period: string, cycles: number];
}

/** Parses an offering of these packages. */
export function offeringOf(sold: readonly SoldPackage[], paywall: Record<string, unknown> | null = null): Offering {
  const packages = sold.map(({ id = "$rc_monthly" }) => ({ identifier: id, platform_product_identifier: `of_${id}` }));
  const { current } = parseOfferings(
    {
      current_offering_id: "default",
      offerings: [
        {
          identifier: "default",
          description: "The subscription",
          metadata: null,
          packages,
          paywall_components: paywall,
        },
      ],
    },
    sold.map(productOf),
  );
  return defined(current);
}

export function packagesOf(...sold: SoldPackage[]): readonly Package[] {
  return offeringOf(sold).availablePackages;
}

const sampleMicros = 9_990_000;
const sampleCurrency = "USD";

function productOf(sold: SoldPackage): Product {
  const { id = "$rc_monthly", title = "Atelier", description = null } = sold;
  const common = { identifier: `of_${id}`, title, description, default_purchase_option_id: "base_option" };
  if (sold.period !== null)
    return { ...common, product_type: "subscription", purchase_options: { base_option: subscriptionOption(sold) } };
  const base_price = { amount_micros: sold.micros ?? sampleMicros, currency: sold.currency ?? sampleCurrency };
  return {
    ...common,
    product_type: "non_consumable",
    purchase_options: { base_option: { id: "base_option", price_id: "prc", base_price } },
  };
}

function subscriptionOption(sold: SoldPackage): SubscriptionOption {
  const { micros = sampleMicros, currency = sampleCurrency } = sold;
  const phase = (period_duration: string, amount: number | null, cycle_count = 1): Phase => ({
    period_duration,
    cycle_count,
    price: amount === null ? null : { amount_micros: amount, currency },
  });
  return {
    id: "base_option",
    price_id: "prc",
    base: phase(sold.period ?? "P1M", micros),
    trial: sold.trial ? phase(sold.trial, null) : null,
    intro_price: sold.intro ? phase(sold.intro[1], sold.intro[0], sold.intro[2]) : null,
  };
}

/** A year with a free week, a month, and a lifetime purchase. */
export const samplePackages: readonly SoldPackage[] = [
  { id: "$rc_annual", title: "A year", micros: 36_000_000, currency: "EUR", period: "P1Y", trial: "P1W" },
  { id: "$rc_monthly", title: "A month", micros: 4_000_000, currency: "EUR", period: "P1M" },
  { id: "$rc_lifetime", title: "For life", micros: 120_000_000, currency: "EUR", period: null },
];
