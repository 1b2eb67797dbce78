import type { Database, Transaction } from "@hemline/database";
import { and, asc, eq, inArray } from "drizzle-orm";
import { collections } from "../../collections/tables.ts";

export type LockedCollection = typeof collections.$inferSelect;

/** In the order of their ids, after their brands. */
export const lockCollections = (tx: Transaction, ids: readonly string[]): Promise<LockedCollection[]> =>
  tx
    .select()
    .from(collections)
    .where(inArray(collections.id, [...new Set(ids)]))
    .orderBy(asc(collections.id))
    .for("no key update");

export async function collectionOfBrand(
  db: Database | Transaction,
  brandId: string,
  slug: string,
): Promise<{ id: string; slug: string } | null> {
  const [row] = await db
    .select({ id: collections.id, slug: collections.slug })
    .from(collections)
    .where(and(eq(collections.brandId, brandId), eq(collections.slug, slug)));
  return row ?? null;
}
