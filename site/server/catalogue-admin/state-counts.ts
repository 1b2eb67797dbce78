import type { Database } from "@hemline/database";
import { count } from "drizzle-orm";
import type { StateCounts } from "../../shared/catalogue-admin/catalogue-admin.ts";
import type { brands } from "../brands/tables.ts";
import type { products } from "../products/tables.ts";
import { presentStates } from "./list-query.ts";

/** For the tabs of a list. */
export async function stateCounts(
  { db }: { db: Database },
  table: typeof brands | typeof products,
): Promise<StateCounts> {
  const rows = await db.select({ state: table.state, count: count() }).from(table).groupBy(table.state);
  const none = { proposed: 0, live: 0, hidden: 0, merged: 0, refused: 0 };
  const counts = { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
  return { ...counts, all: presentStates.reduce((sum, state) => sum + counts[state], 0) };
}
