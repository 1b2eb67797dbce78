import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { items } from "../items/tables.ts";
import { invalid } from "../problems.ts";

export interface LockedItem {
  id: string;
  name: string | null;
  isWished: boolean;
  archivedAt: Date | null;
}

/** Those of some items that are the member's own and not deleted, locked in the order that all items are locked in. */
export const lockItems = (tx: Transaction, memberId: string, ids: readonly string[]): Promise<LockedItem[]> =>
  tx
    .select({ id: items.id, name: items.name, isWished: items.isWished, archivedAt: items.archivedAt })
    .from(items)
    .where(and(inArray(items.id, [...ids]), eq(items.authorId, memberId), ne(items.state, "deleted")))
    .orderBy(asc(items.id))
    .for("no key update");

export const isWearable = ({ isWished, archivedAt }: LockedItem): boolean => !isWished && archivedAt === null;

/** @throws 422 that says what to do with the first item that cannot be worn */
export function requireWearable(item: LockedItem): void {
  const name = item.name === null ? "This item" : `“${item.name}”`;
  if (item.archivedAt !== null)
    throw invalid({ items: [`${name} is in your archive. Take it out of the archive first.`] });
  if (item.isWished) throw invalid({ items: [`${name} is on your wishlist. Take it off the wishlist first.`] });
}
