import type { Database } from "@hemline/database";
import { count, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { StateCounts } from "../../shared/catalogue-admin/catalogue-admin.ts";
import type { CatalogueState } from "../../shared/catalogue-admin/catalogue-options.ts";
import { brands } from "../brands/tables.ts";
import { products } from "../products/tables.ts";
import { presentStates } from "./list-query.ts";

/** For the tabs of the list of brands. */
export const brandCounts = async (site: { db: Database }): Promise<StateCounts> =>
  stateCounts(await countsByState<CatalogueState>(site, brands.state));

/** For the tabs of the list of products. Most are live, and added up from their brands instead of counted. */
export async function productCounts({ db }: { db: Database }): Promise<StateCounts> {
  const { rows } = await db.execute<StateCount<CatalogueState>>(sql`
    select state, count(*)::int as count from ${products} where state <> 'live' group by state
    union all select 'live', coalesce(sum(product_count), 0)::int from ${brands}`);
  return stateCounts(countsIn(rows));
}

function stateCounts(countOf: (state: CatalogueState) => number): StateCounts {
  return {
    all: presentStates.reduce((sum, state) => sum + countOf(state), 0),
    ...{ proposed: countOf("proposed"), live: countOf("live"), hidden: countOf("hidden") },
    ...{ merged: countOf("merged"), refused: countOf("refused") },
  };
}

/** How many rows of its table have a state in this column. */
export async function countsByState<State extends string>(
  { db }: { db: Database },
  column: PgColumn,
): Promise<(state: State) => number> {
  const rows = await db
    .select({ state: sql<State>`${column}`, count: count() })
    .from(column.table)
    .groupBy(column);
  return countsIn(rows);
}

type StateCount<State extends string> = { state: State; count: number };

function countsIn<State extends string>(rows: readonly StateCount<State>[]): (state: State) => number {
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return (state) => counts.get(state) ?? 0;
}
