import type Stripe from "stripe";
import { type Call, type Endpoint, get, post } from "../../calls/call.ts";
import { newId, seconds } from "../../http/ids.ts";
import { paging } from "../../http/pagination.ts";
import { integer, metadata, oneOf, type Read, required, shapeOf, text } from "../../http/parameters.ts";
import { badParameter, missingParameter } from "../../http/problem.ts";
import { find, lock } from "../../store/objects.ts";
import { reversalLines } from "../../tax/reversal-lines.ts";
import { insertTaxLines, taxLineList, taxLinesOf } from "../../tax/tax-line-items.ts";
import { requireActiveTax } from "../../tax/tax-setting.ts";
import { withMetadata } from "../metadata.ts";
import { openCalculation } from "./tax-calculations.ts";

const fromCalculationShape = shapeOf<Stripe.Tax.TransactionCreateFromCalculationParams>()({
  calculation: required(text()),
  metadata,
  posted_at: integer(0, 9_999_999_999),
  reference: required(text(500)),
});

const reversalShape = shapeOf<Stripe.Tax.TransactionCreateReversalParams>()({
  flat_amount: integer(-99_999_999, -1),
  metadata,
  mode: required(oneOf("full", "partial")),
  original_transaction: required(text()),
  reference: required(text(500)),
});

/** @throws 400 when another transaction has the same reference. */
async function keep(
  call: Call,
  transaction: Stripe.Tax.Transaction,
  lines: readonly Stripe.Tax.TransactionLineItem[],
): Promise<Stripe.Tax.Transaction> {
  const { rows } = await call.sql.query<{ id: string }>(
    `insert into gateway.tax_transactions (id, created_at, body) values ($1, $2, $3)
     on conflict ((body ->> 'reference')) do nothing returning id`,
    [transaction.id, call.now, JSON.stringify(transaction)],
  );
  if (rows.length === 0)
    throw badParameter(
      "reference",
      `There is a tax transaction with the reference '${transaction.reference}' already.`,
      "resource_already_exists",
    );
  await insertTaxLines(call.sql, transaction.id, lines);
  return transaction;
}

const newTransaction = (call: Call, given: { reference: string; metadata?: Record<string, string> }) => ({
  id: newId("tax"),
  object: "tax.transaction" as const,
  created: seconds(call.now),
  livemode: false,
  metadata: given.metadata ? withMetadata({}, given.metadata) : null,
  reference: given.reference,
  ship_from_details: null,
  shipping_cost: null,
});

async function createFromCalculation(
  call: Call,
  given: Read<typeof fromCalculationShape>,
): Promise<Stripe.Tax.Transaction> {
  requireActiveTax(call.simulator.tax());
  const { id, currency, customer, customer_details, tax_date } = await openCalculation(call, given.calculation);
  const calculated = await taxLinesOf<Stripe.Tax.CalculationLineItem>(call.sql, id);
  return keep(
    call,
    {
      ...newTransaction(call, given),
      currency,
      customer,
      customer_details,
      posted_at: given.posted_at ?? seconds(call.now),
      reversal: null,
      tax_date,
      type: "transaction",
    },
    calculated.map(({ amount, amount_tax, metadata: pairs, product, quantity, reference, tax_behavior, tax_code }) => ({
      id: newId("tax_li"),
      object: "tax.transaction_line_item",
      amount,
      amount_tax,
      livemode: false,
      metadata: pairs,
      product,
      quantity,
      reference,
      reversal: null,
      tax_behavior,
      tax_code,
      type: "transaction",
    })),
  );
}

async function createReversal(call: Call, given: Read<typeof reversalShape>): Promise<Stripe.Tax.Transaction> {
  requireActiveTax(call.simulator.tax());
  if (given.mode === "partial" && given.flat_amount === undefined) throw missingParameter("flat_amount");
  if (given.mode === "full" && given.flat_amount !== undefined)
    throw badParameter("flat_amount", "The parameter flat_amount is only allowed with mode=partial.");
  // Two concurrent reversals must not give the same amount back twice.
  const original = await lock(call.sql, "tax_transactions", given.original_transaction);
  if (original.type === "reversal")
    throw badParameter("original_transaction", `${original.id} is a reversal itself and cannot be reversed.`);
  const { currency, customer, customer_details, tax_date } = original;
  return keep(
    call,
    {
      ...newTransaction(call, given),
      currency,
      customer,
      customer_details,
      posted_at: seconds(call.now),
      reversal: { original_transaction: original.id },
      tax_date,
      type: "reversal",
    },
    await reversalLines(call.sql, original, given),
  );
}

export const taxTransactions: Endpoint[] = [
  post("/v1/tax/transactions/create_from_calculation", "server", fromCalculationShape, createFromCalculation),
  post("/v1/tax/transactions/create_reversal", "server", reversalShape, createReversal),
  get("/v1/tax/transactions/:id", "server", {}, (call, _given, id) => find(call.sql, "tax_transactions", id)),
  get("/v1/tax/transactions/:id/line_items", "server", paging, async (call, given, id) => {
    await find(call.sql, "tax_transactions", id);
    return taxLineList(call.sql, { kind: "transactions", id }, given);
  }),
];
