import type { Database } from "@hemline/database";
import { type Placeholder, sql } from "drizzle-orm";

export interface PreparedQuery<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

const cache = new WeakMap<Database, Map<string, PreparedQuery<unknown>>>();

/**
 * Builds a query once for each database, and lets every connection plan it once: planning the seven joins of looks takes
 * three times as long as running them.
 * @param name unique to one text of SQL
 */
export function preparedQuery<Rows>(
  db: Database,
  name: string,
  build: () => { prepare(name: string): PreparedQuery<Rows> },
): PreparedQuery<Rows> {
  const queries = cache.get(db) ?? new Map<string, PreparedQuery<unknown>>();
  cache.set(db, queries);
  const query = (queries.get(name) as PreparedQuery<Rows> | undefined) ?? build().prepare(`site ${name}`);
  queries.set(name, query);
  return query;
}

/**
 * A limit as a literal in the SQL. For a parameter, as drizzle sends numbers, the planner assumes a tenth of the table and
 * plans the query anew each time.
 */
export const literalLimit = (count: number) => sql.raw(String(count)) as unknown as Placeholder;
