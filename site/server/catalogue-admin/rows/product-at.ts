import type { Database, Transaction } from "@hemline/database";
import { asc, eq, inArray } from "drizzle-orm";
import { changedMeanwhile, mergedMeanwhile, notFound } from "../../problems.ts";
import { products } from "../../products/tables.ts";
import { subjectOfOldSlug } from "../../slugs/old-slugs.ts";
import { lockBrands, requireJoinable } from "./lock-brands.ts";

export type LockedProduct = typeof products.$inferSelect;

/** In the order of their ids, after their brands. */
export const lockProducts = (tx: Transaction, ids: readonly string[]): Promise<LockedProduct[]> =>
  tx
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
    .orderBy(asc(products.id))
    .for("no key update");

/** The product at a present or former slug. @throws 404 */
export async function productAt(db: Database | Transaction, slug: string): Promise<LockedProduct> {
  const [present] = await db.select().from(products).where(eq(products.slug, slug));
  if (present) return present;
  const id = await subjectOfOldSlug(db, "product", slug);
  const [former] = id ? await db.select().from(products).where(eq(products.id, id)) : [];
  if (!former) throw notFound("product");
  return former;
}

/**
 * Locks a product and, before it, its brand and the brand that it is to have.
 * @throws 404; 409 where it was merged or moves at this moment, or that brand is merged or refused
 */
export async function lockProductAt(tx: Transaction, slug: string, toBrandId: string): Promise<LockedProduct> {
  const { id, brandId } = await productAt(tx, slug);
  requireJoinable(await lockBrands(tx, [brandId, toBrandId]), [toBrandId]);
  const [product] = await lockProducts(tx, [id]);
  if (!product) throw notFound("product");
  if (product.mergedInto !== null) throw await mergedProblem(tx, product.mergedInto);
  if (product.brandId !== brandId) throw changedMeanwhile();
  return product;
}

async function mergedProblem(tx: Transaction, intoId: string): Promise<Error> {
  const [target] = await tx.select({ name: products.name }).from(products).where(eq(products.id, intoId));
  return mergedMeanwhile("product", target?.name ?? "");
}
