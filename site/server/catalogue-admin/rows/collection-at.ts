import type { Database, Transaction } from "@hemline/database";
import { and, asc, eq, inArray } from "drizzle-orm";
import { collections } from "../../collections/tables.ts";
import { notFound } from "../../problems.ts";
import { subjectOfOldSlug } from "../../slugs/old-slugs.ts";
import { lockBrandAt } from "./brand-at.ts";
import type { LockedBrand } from "./lock-brands.ts";

export type LockedCollection = typeof collections.$inferSelect;

/** In the order of their ids, after their brands. */
export const lockCollections = (tx: Transaction, ids: readonly string[]): Promise<LockedCollection[]> =>
  tx
    .select()
    .from(collections)
    .where(inArray(collections.id, [...new Set(ids)]))
    .orderBy(asc(collections.id))
    .for("no key update");

/** The id of the collection at a present or former slug of its brand. @throws 404 */
export async function collectionIdAt(db: Database | Transaction, brandId: string, slug: string): Promise<string> {
  const [row] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.brandId, brandId), eq(collections.slug, slug)));
  const id = row?.id ?? (await subjectOfOldSlug(db, "collection", slug, brandId));
  if (!id) throw notFound("collection");
  return id;
}

/** Locks the collection and, before it, its brand. @throws 404; 409 where the brand was merged */
export async function lockCollectionAt(
  tx: Transaction,
  brandSlug: string,
  slug: string,
): Promise<{ brand: LockedBrand; collection: LockedCollection }> {
  const brand = await lockBrandAt(tx, brandSlug);
  const [collection] = await lockCollections(tx, [await collectionIdAt(tx, brand.id, slug)]);
  if (collection?.brandId !== brand.id) throw notFound("collection");
  return { brand, collection };
}
