import type Stripe from "stripe";
import type { Call } from "../../calls/call.ts";
import { newId, seconds } from "../../http/ids.ts";
import { integer, list, metadata, oneOf, type Read, record, required, shapeOf, text } from "../../http/parameters.ts";
import { badParameter, missingParameter } from "../../http/problem.ts";
import { find, type Stored } from "../../store/objects.ts";
import { findJurisdiction, unknownLocation } from "../../tax/find-jurisdiction.ts";
import { insertTaxLines } from "../../tax/tax-line-items.ts";
import { requireActiveTax } from "../../tax/tax-setting.ts";
import { breakdownOf, type Override, type TaxedLine, taxedLine } from "../../tax/taxed-line.ts";
import { checkCurrency } from "../amounts.ts";
import { addressOf, addressShape } from "../customers.ts";
import { withMetadata } from "../metadata.ts";

const lifetimeSeconds = 90 * 24 * 3600;

/** Electronically supplied services; the real provider takes the default from the account's settings. */
const defaultTaxCode = "txcd_10000000";

const lineShape = shapeOf<Stripe.Tax.CalculationCreateParams.LineItem>()({
  amount: required(integer()),
  metadata,
  product: text(),
  quantity: integer(1),
  reference: text(500),
  tax_behavior: oneOf("exclusive", "inclusive"),
  tax_code: text(),
});

const detailsShape = shapeOf<Stripe.Tax.CalculationCreateParams.CustomerDetails>()({
  address: record({ ...addressShape, country: required(text()) }),
  address_source: oneOf("billing", "shipping"),
  ip_address: text(),
  taxability_override: oneOf("customer_exempt", "none", "reverse_charge"),
});

export const createShape = shapeOf<Stripe.Tax.CalculationCreateParams>()({
  currency: required(text(3)),
  customer: text(),
  customer_details: record(detailsShape),
  line_items: required(list(record(lineShape))),
  tax_date: integer(0, 9_999_999_999),
});

type Given = Read<typeof createShape>;

/** From the call, or from the customer. */
async function detailsOf(call: Call, given: Given): Promise<Stripe.Tax.Calculation.CustomerDetails> {
  const details = given.customer_details;
  const customer = given.customer === undefined ? undefined : await find(call.sql, "customers", given.customer);
  if (!details && !customer) throw missingParameter("customer_details");
  const exempt: Override = customer?.tax_exempt === "exempt" ? "customer_exempt" : "none";
  return {
    address: details?.address ? addressOf(details.address) : (customer?.address ?? null),
    address_source: details?.address ? (details.address_source ?? "shipping") : customer?.address ? "billing" : null,
    ip_address: details?.ip_address ?? null,
    tax_ids: [],
    taxability_override:
      details?.taxability_override ?? (customer?.tax_exempt === "reverse" ? "reverse_charge" : exempt),
  };
}

function lineOf(given: Given["line_items"][number], index: number): Omit<Stripe.Tax.CalculationLineItem, "amount_tax"> {
  const code = given.tax_code ?? defaultTaxCode;
  if (!/^txcd_\d{8}$/.test(code))
    throw badParameter(`line_items[${index}][tax_code]`, `There is no tax code '${code}'.`, "resource_missing");
  return {
    id: newId("tax_li"),
    object: "tax.calculation_line_item",
    amount: given.amount,
    livemode: false,
    metadata: given.metadata ? withMetadata({}, given.metadata) : null,
    performance_location: null,
    product: given.product ?? null,
    quantity: given.quantity ?? 1,
    reference: given.reference ?? `L${index + 1}`,
    tax_behavior: given.tax_behavior ?? "exclusive",
    tax_code: code,
  };
}

function sumOf(lines: readonly TaxedLine[], behavior: "exclusive" | "inclusive"): number {
  return lines.reduce((sum, { line }) => (line.tax_behavior === behavior ? sum + line.amount_tax : sum), 0);
}

export async function createCalculation(call: Call, given: Given): Promise<Stored["tax_calculations"]> {
  requireActiveTax(call.simulator.tax());
  const currency = given.currency.toLowerCase();
  checkCurrency(currency);
  if (given.line_items.length === 0) throw missingParameter("line_items");
  const drafts = given.line_items.map(lineOf);
  drafts.forEach(({ reference }, index) => {
    if (drafts.findIndex((draft) => draft.reference === reference) < index)
      throw badParameter(`line_items[${index}][reference]`, `The reference '${reference}' is there twice.`);
  });
  const details = await detailsOf(call, given);
  if (!details.address) throw unknownLocation();
  const jurisdiction = findJurisdiction(details.address);
  const lines = drafts.map((draft) => taxedLine(draft, jurisdiction, details.taxability_override));
  const exclusive = sumOf(lines, "exclusive");
  const calculation: Stored["tax_calculations"] = {
    id: newId("taxcalc"),
    object: "tax.calculation",
    amount_total: lines.reduce((sum, { line }) => sum + line.amount, exclusive),
    currency,
    customer: given.customer ?? null,
    customer_details: details,
    expires_at: seconds(call.now) + lifetimeSeconds,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: exclusive,
    tax_amount_inclusive: sumOf(lines, "inclusive"),
    tax_breakdown: breakdownOf(lines),
    tax_date: given.tax_date ?? seconds(call.now),
  };
  await call.sql.query("insert into gateway.tax_calculations (id, created_at, body) values ($1, $2, $3)", [
    calculation.id,
    call.now,
    JSON.stringify(calculation),
  ]);
  await insertTaxLines(
    call.sql,
    calculation.id,
    lines.map(({ line }) => line),
  );
  return calculation;
}
