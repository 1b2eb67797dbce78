import type Stripe from "stripe";
import { type Paging, pageOfArray } from "../http/pagination.ts";
import type { Sql } from "../store/sql.ts";

export type TaxLine = Stripe.Tax.CalculationLineItem | Stripe.Tax.TransactionLineItem;

export async function insertTaxLines(sql: Sql, holder: string, lines: readonly TaxLine[]): Promise<void> {
  for (const [position, line] of lines.entries())
    await sql.query("insert into gateway.tax_line_items (id, holder, place, body) values ($1, $2, $3, $4)", [
      line.id,
      holder,
      position,
      JSON.stringify(line),
    ]);
}

export async function taxLinesOf<L extends TaxLine>(sql: Sql, holder: string): Promise<L[]> {
  const { rows } = await sql.query<{ body: L }>(
    "select body from gateway.tax_line_items where holder = $1 order by place",
    [holder],
  );
  return rows.map(({ body }) => body);
}

export const taxLineList = async (
  sql: Sql,
  holder: { kind: "calculations" | "transactions"; id: string },
  given: Paging = {},
): Promise<Stripe.ApiList<TaxLine>> =>
  pageOfArray(await taxLinesOf(sql, holder.id), given, `/v1/tax/${holder.kind}/${holder.id}/line_items`);
