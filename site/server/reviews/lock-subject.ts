import type { Transaction } from "@hemline/database";
import { asc, eq, inArray } from "drizzle-orm";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { changedMeanwhile } from "../problems.ts";
import { collectionProducts, products } from "../products/tables.ts";

/** What a review is about: a product or a collection. */
export interface SubjectIds {
  brandId: string;
  productId: string | null;
  collectionId: string | null;
}

export interface LockedSubject extends SubjectIds {
  name: string;
  /** Collections that show the product, or the collection itself. */
  collectionIds: string[];
  /** Whether its reviews count for its brand and its collections: those of hidden products do not. */
  isListed: boolean;
  /** Whether everybody can read of it. */
  isPublic: boolean;
}

/**
 * Locks all whose ratings a review changes: first the brand, under whose lock products come into collections and go, and
 * merges happen.
 * @throws 409 when it was merged or moved at the same moment
 */
export async function lockSubject(tx: Transaction, ids: SubjectIds): Promise<LockedSubject> {
  const [brand] = await tx
    .select({ state: brands.state })
    .from(brands)
    .where(eq(brands.id, ids.brandId))
    .for("no key update");
  const held = await lockCollections(tx, ids);
  const product = ids.productId === null ? null : await lockProduct(tx, ids.productId, ids.brandId);
  const isMoved = ids.collectionId !== null && held[0]?.brandId !== ids.brandId;
  if (!brand || (ids.productId !== null && product === null) || isMoved) throw changedMeanwhile();
  const isListed = product === null || product.state === "live";
  const { brandId, productId, collectionId } = ids;
  return {
    ...{ brandId, productId, collectionId },
    name: (product ?? held[0])?.name ?? "",
    collectionIds: held.map(({ id }) => id),
    isListed,
    isPublic: isListed && brand.state === "live",
  };
}

function lockCollections(tx: Transaction, { productId, collectionId }: SubjectIds) {
  const shownIn = (id: string) =>
    tx
      .select({ id: collectionProducts.collectionId })
      .from(collectionProducts)
      .where(eq(collectionProducts.productId, id));
  return tx
    .select({ id: collections.id, brandId: collections.brandId, name: collections.name })
    .from(collections)
    .where(productId === null ? eq(collections.id, collectionId ?? "") : inArray(collections.id, shownIn(productId)))
    .orderBy(asc(collections.id))
    .for("no key update");
}

/** @returns null when it is not of this brand any more */
async function lockProduct(tx: Transaction, id: string, brandId: string) {
  const [product] = await tx
    .select({ brandId: products.brandId, state: products.state, name: products.name })
    .from(products)
    .where(eq(products.id, id))
    .for("no key update");
  return product?.brandId === brandId ? product : null;
}

/** What shows a review, its number or what it adds to ratings. */
export const tagsOfReview = (
  { brandId, productId, collectionIds }: LockedSubject,
  review: { id: string; authorId: string },
): CacheTag[] => [
  `review:${review.id}`,
  `profile:${review.authorId}`,
  ...(productId === null ? [] : ([`product:${productId}`, `reviews-of:${productId}`] as const)),
  ...collectionIds.flatMap((id) => [`collection:${id}`, `reviews-of:${id}`] as const),
  ...([`brand:${brandId}`, `reviews-of:${brandId}`, "reviews"] as const),
];
