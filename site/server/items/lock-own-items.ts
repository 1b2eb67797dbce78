import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { notFound } from "../problems.ts";
import { items } from "./tables.ts";

export type ItemLock = typeof items.$inferSelect;

/**
 * Locks items of the member, whose row is locked first where both are. In the order of their ids, which avoids deadlocks.
 * @throws 404 where one is another member's, deleted, or none
 */
export async function lockOwnItems(tx: Transaction, memberId: string, ids: readonly string[]): Promise<ItemLock[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const locked = await tx
    .select()
    .from(items)
    .where(and(inArray(items.id, wanted), eq(items.authorId, memberId), ne(items.state, "deleted")))
    .orderBy(asc(items.id))
    .for("no key update");
  if (locked.length < wanted.length) throw notFound("item");
  return locked;
}
