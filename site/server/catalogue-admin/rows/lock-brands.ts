import type { Transaction } from "@hemline/database";
import { asc, inArray } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { changedMeanwhile } from "../../problems.ts";

export type LockedBrand = typeof brands.$inferSelect;

/** In the order of their ids, and before their collections and products, as everywhere. */
export async function lockBrands(tx: Transaction, ids: readonly string[]): Promise<Map<string, LockedBrand>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(brands)
    .where(inArray(brands.id, wanted))
    .orderBy(asc(brands.id))
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** For brands that products come to, once they are locked. @throws 409 where one was merged or refused meanwhile */
export function requireJoinable(locked: Map<string, LockedBrand>, ids: readonly string[]): void {
  const isGone = (id: string) => ["merged", "refused", undefined].includes(locked.get(id)?.state);
  if (ids.some(isGone)) throw changedMeanwhile();
}
