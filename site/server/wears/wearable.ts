import { and, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { ItemLock } from "../items/lock-own-items.ts";
import { items } from "../items/tables.ts";
import { invalid } from "../problems.ts";

/** Whether an item can be worn, as SQL. */
export const isWearable: SQL | undefined = and(
  ne(items.state, "deleted"),
  isNull(items.archivedAt),
  eq(items.isWished, false),
);

/** @throws 422 that says what to do first */
export function requireWearable({ name, archivedAt, isWished }: ItemLock): void {
  const what = name === null ? "This item" : `“${name}”`;
  if (archivedAt !== null) throw invalid({ items: [`${what} is in your archive. Remove it from the archive first.`] });
  if (isWished) throw invalid({ items: [`${what} is on your wishlist. Take it off the wishlist first.`] });
}
