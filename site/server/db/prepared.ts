import type { Database } from "@hemline/database";
import { type Placeholder, sql } from "drizzle-orm";

/** A query with `sql.placeholder`s that are filled in at each run. */
export interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

const kept = new WeakMap<Database, Map<string, Prepared<unknown>>>();

/**
 * Builds a query once a database and lets every connection plan it once: planning the looks' seven joins takes three
 * times as long as running them. `name` belongs to one text of SQL for ever.
 */
export function prepared<Rows>(
  db: Database,
  name: string,
  build: () => { prepare(name: string): Prepared<Rows> },
): Prepared<Rows> {
  const queries = kept.get(db) ?? new Map<string, Prepared<unknown>>();
  kept.set(db, queries);
  const query = (queries.get(name) as Prepared<Rows> | undefined) ?? build().prepare(`site ${name}`);
  queries.set(name, query);
  return query;
}

/**
 * A limit that stands in the SQL itself. Drizzle sends numbers as parameters, and of a limit that it does not know the
 * planner expects a tenth of the table: it would plan such a query anew each time.
 */
export const atMost = (count: number) => sql.raw(String(count)) as unknown as Placeholder;
