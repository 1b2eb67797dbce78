import type Stripe from "stripe";
import { newId } from "../http/ids.ts";
import { badParameter } from "../http/problem.ts";
import type { Sql } from "../store/sql.ts";
import { splitByWeights } from "./tax-arithmetic.ts";
import { taxLinesOf } from "./tax-line-items.ts";

type Line = Stripe.Tax.TransactionLineItem;

/** The part of a line that has not been reversed yet. */
interface Rest {
  line: Line;
  amount: number;
  tax: number;
}

const grossOf = ({ line, amount, tax }: Rest): number => (line.tax_behavior === "inclusive" ? amount : amount + tax);

async function remainingLines(sql: Sql, original: string): Promise<Rest[]> {
  const { rows } = await sql.query<{ line: string; amount: string; tax: string }>(
    `select reversed.body -> 'reversal' ->> 'original_line_item' as line,
            sum((reversed.body ->> 'amount')::bigint) as amount, sum((reversed.body ->> 'amount_tax')::bigint) as tax
     from gateway.tax_line_items reversed
     join gateway.tax_line_items line on line.id = reversed.body -> 'reversal' ->> 'original_line_item'
     where line.holder = $1 group by 1`,
    [original],
  );
  const given = new Map(rows.map((row) => [row.line, row]));
  return (await taxLinesOf<Line>(sql, original)).map((line) => ({
    line,
    amount: line.amount + Number(given.get(line.id)?.amount ?? 0),
    tax: line.amount_tax + Number(given.get(line.id)?.tax ?? 0),
  }));
}

/** Splits a gross amount of a line into net amount and tax. */
function partOf(rest: Rest, share: number): { amount: number; tax: number } {
  const gross = grossOf(rest);
  const [tax = 0] = splitByWeights(share, [BigInt(rest.tax), BigInt(gross - rest.tax)]);
  return { tax, amount: rest.line.tax_behavior === "inclusive" ? share : share - tax };
}

/**
 * The lines of a reversal, below zero: everything that is left, or an amount (tax included) spread over what is left.
 * @throws 400 for more than is left.
 */
export async function reversalLines(
  sql: Sql,
  original: Stripe.Tax.Transaction,
  given: { mode: "full" | "partial"; flat_amount?: number; reference: string },
): Promise<Line[]> {
  const rests = await remainingLines(sql, original.id);
  const left = rests.reduce((sum, rest) => sum + grossOf(rest), 0);
  const wanted = given.mode === "full" ? left : -(given.flat_amount ?? 0);
  if (left === 0 && rests.some(({ line }) => line.amount > 0))
    throw badParameter("original_transaction", `The tax transaction ${original.id} has been reversed already.`);
  if (wanted > left)
    throw badParameter("flat_amount", `Of the tax transaction ${original.id} only ${left} is left to be reversed.`);
  const shares = splitByWeights(
    wanted,
    rests.map((rest) => BigInt(grossOf(rest))),
  );
  return rests.map((rest, index) => {
    const { amount, tax } = partOf(rest, shares[index] ?? 0);
    return {
      ...rest.line,
      id: newId("tax_li"),
      amount: amount === 0 ? 0 : -amount,
      amount_tax: tax === 0 ? 0 : -tax,
      reference: `${given.reference}:${rest.line.reference}`,
      reversal: { original_line_item: rest.line.id },
      type: "reversal",
    };
  });
}
