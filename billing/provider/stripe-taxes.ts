import type Stripe from "stripe";
import { type Provider, ProviderFailure, type Taxes, type TaxQuestion, TaxRefusal } from "./port.ts";

export type Asking = <T>(call: () => Promise<T>) => Promise<T>;

/** The tax part of the provider. */
export function stripeTaxes(stripe: Stripe, asking: Asking): Pick<Provider, "taxes" | "recordTax" | "reverseTax"> {
  return {
    async taxes(question) {
      try {
        return await asking(async () =>
          fromCalculation(
            await stripe.tax.calculations.create(taxParameters(question), { idempotencyKey: question.key }),
          ),
        );
      } catch (error) {
        if (error instanceof ProviderFailure) throw new TaxRefusal(reasonOf(error), { cause: error });
        throw error;
      }
    },

    recordTax: ({ calculationId, reference, key }) =>
      asking(
        async () =>
          (
            await stripe.tax.transactions.createFromCalculation(
              { calculation: calculationId, reference },
              { idempotencyKey: key },
            )
          ).id,
      ),

    reverseTax: ({ taxTransactionId, reference, units, key }) =>
      asking(
        async () =>
          (
            await stripe.tax.transactions.createReversal(
              {
                original_transaction: taxTransactionId,
                reference,
                ...(units === null ? { mode: "full" } : { mode: "partial", flat_amount: -units }),
              },
              { idempotencyKey: key },
            )
          ).id,
      ),
  };
}

function taxParameters(question: TaxQuestion): Stripe.Tax.CalculationCreateParams {
  return {
    currency: question.currency.toLowerCase(),
    line_items: [
      {
        amount: question.units,
        reference: question.reference,
        tax_behavior: question.isInclusive ? "inclusive" : "exclusive",
        tax_code: question.taxCode,
      },
    ],
    customer_details: { address: addressOf(question), address_source: "billing" },
    expand: ["line_items"],
  };
}

function addressOf({ country, postalCode, state, city, line1 }: TaxQuestion) {
  return {
    country,
    ...(postalCode ? { postal_code: postalCode } : {}),
    ...(state ? { state } : {}),
    ...(city ? { city } : {}),
    ...(line1 ? { line1 } : {}),
  };
}

function fromCalculation(calculation: Stripe.Tax.Calculation): Taxes {
  return {
    id: calculation.id ?? "",
    taxUnits: calculation.tax_amount_exclusive + calculation.tax_amount_inclusive,
    totalUnits: calculation.amount_total,
    breakdown: calculation.tax_breakdown
      .filter((it) => it.amount > 0)
      .map((it) => ({ name: nameOf(it), units: it.amount })),
    expiresAt: new Date((calculation.expires_at ?? 0) * 1000),
  };
}

function nameOf({ tax_rate_details: rate }: Stripe.Tax.Calculation.TaxBreakdown): string {
  const kind = (rate.tax_type && kinds[rate.tax_type]) || "Tax";
  const place = rate.tax_type === "sales_tax" && rate.state ? `, ${rate.state}` : "";
  const percent = Number(rate.percentage_decimal);
  return percent > 0 ? `${kind}${place} (${percent}%)` : `${kind}${place}`;
}

const kinds: Record<string, string> = {
  vat: "VAT",
  gst: "GST",
  hst: "HST",
  pst: "PST",
  qst: "QST",
  rst: "RST",
  jct: "Consumption tax",
  igst: "IGST",
  sales_tax: "Sales tax",
};

function reasonOf({ code, cause }: ProviderFailure): TaxRefusal["reason"] {
  const { statusCode, message = "", param = "" } = (cause ?? {}) as Partial<Stripe.errors.StripeError>;
  if (code === "customer_tax_location_invalid" || param.startsWith("customer_details")) return "invalid_tax_location";
  if (statusCode === 429) return "rate_limit_exceeded";
  if (statusCode === 403) return "missing_required_permission";
  // The provider has several codes for the seller's own address; some are told apart only by their message.
  if (code === "invalid_tax_location" || /origin address|head office/i.test(message)) return "invalid_origin_address";
  if (code === "stripe_tax_inactive") return "taxes_not_active";
  return "unexpected_gateway_error";
}
