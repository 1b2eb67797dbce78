import { createHash } from "node:crypto";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";

/** The date by UTC, `2026-11-27`: at midnight the front page chooses anew. */
export const pageDay = ({ clock }: Pick<SiteContext, "clock">): string => clock().toISOString().slice(0, 10);

/**
 * In another order every day, and in the same order all day: what comes or goes moves nothing else, as it would where a
 * day took the next one in turn.
 */
export function inOrderOfDay<Item>(day: string, items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const places = new Map(items.map((item) => [item, hashOf(day + keyOf(item))]));
  const placeOf = (item: Item) => places.get(item) ?? "";
  return items.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

const hashOf = (text: string): string => createHash("md5").update(text).digest("hex");

/** The same as SQL, for a prepared query that gets the day as `day`. */
export const orderOfDay = (id: SQLWrapper): SQL => sql`md5(${sql.placeholder("day")}::text || ${id}::text)`;
