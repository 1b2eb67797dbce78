import type { Database } from "@hemline/database";
import { count, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { StateCounts } from "../../shared/catalogue-admin/catalogue-admin.ts";
import type { CatalogueState } from "../../shared/catalogue-admin/catalogue-options.ts";
import type { brands } from "../brands/tables.ts";
import type { products } from "../products/tables.ts";
import { presentStates } from "./list-query.ts";

/** For the tabs of a list of brands or products. */
export async function stateCounts(
  site: { db: Database },
  table: typeof brands | typeof products,
): Promise<StateCounts> {
  const countOf = await countsByState<CatalogueState>(site, table.state);
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
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return (state) => counts.get(state) ?? 0;
}
