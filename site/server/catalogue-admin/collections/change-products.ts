import type { Transaction } from "@hemline/database";
import { and, asc, eq } from "drizzle-orm";
import { catalogueLimits } from "../../../shared/limits.ts";
import { collections } from "../../collections/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { collectionFull, productNotCollectable, productOfOtherBrand } from "../../problems.ts";
import { collectionProducts, products } from "../../products/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import { recountCollections } from "../../reviews/ratings/recount-ratings.ts";
import type { SiteContext } from "../../site-context.ts";
import { type Change, recordChange } from "../history/record-change.ts";
import { type LockedCollection, lockCollectionAt } from "../rows/collection-at.ts";
import { productAt } from "../rows/product-at.ts";
import { recountCollectionProducts } from "../rows/recount-catalogue.ts";
import { closeProductGaps, setProductOrder } from "../rows/set-order.ts";
import { idsInOrder } from "./reorder-collections.ts";

interface CollectionAddress {
  brandSlug: string;
  slug: string;
}

/** At the end of the lookbook; idempotent. @throws 404; 409 for a product of another brand or one that was merged or refused, and when the collection is full */
export function addToCollection(
  site: SiteContext,
  acting: ActingAdmin,
  at: CollectionAddress,
  productSlug: string,
): Promise<void> {
  return changeProducts(site, acting, at, async (tx, { id, brandId }) => {
    const product = await productAt(tx, productSlug);
    if (product.state === "merged" || product.state === "refused") throw productNotCollectable(product.state);
    if (product.brandId !== brandId) throw productOfOtherBrand();
    const held = await productsInOrder(tx, id);
    if (held.some((one) => one.id === product.id)) return null;
    if (held.length >= catalogueLimits.collectionProducts) throw collectionFull(catalogueLimits.collectionProducts);
    await tx.insert(collectionProducts).values({ collectionId: id, productId: product.id, position: held.length });
    return { act: "add-product", productIds: [product.id], after: { about: product.name } };
  });
}

/** Idempotent. @throws 404 */
export function removeFromCollection(
  site: SiteContext,
  acting: ActingAdmin,
  at: CollectionAddress,
  productSlug: string,
): Promise<void> {
  return changeProducts(site, acting, at, async (tx, { id }) => {
    const product = await productAt(tx, productSlug);
    const removed = await tx
      .delete(collectionProducts)
      .where(and(eq(collectionProducts.collectionId, id), eq(collectionProducts.productId, product.id)))
      .returning({ id: collectionProducts.productId });
    if (removed.length === 0) return null;
    await closeProductGaps(tx, [id]);
    return { act: "remove-product", productIds: [product.id], after: { about: product.name } };
  });
}

/** @param slugs of all products of the collection. @throws 404; 409 when it holds others by now */
export function reorderProducts(
  site: SiteContext,
  acting: ActingAdmin,
  at: CollectionAddress,
  slugs: readonly string[],
): Promise<void> {
  return changeProducts(site, acting, at, async (tx, { id }) => {
    const held = await productsInOrder(tx, id);
    const ids = idsInOrder(held, slugs);
    if (held.every((one, place) => one.id === ids[place])) return null;
    await setProductOrder(tx, id, ids);
    const before = { products: held.map(({ slug }) => slug) };
    return { act: "reorder", productIds: [], before, after: { products: slugs } };
  });
}

type ProductChange = Pick<Change, "act" | "before" | "after"> & {
  /** Products that came or left. */
  productIds: string[];
};

/** @param change answers null when there was nothing to do */
async function changeProducts(
  site: SiteContext,
  acting: ActingAdmin,
  { brandSlug, slug }: CollectionAddress,
  change: (tx: Transaction, collection: LockedCollection) => Promise<ProductChange | null>,
): Promise<void> {
  const changed = await site.db.transaction(async (tx): Promise<CacheTag[]> => {
    const { collection } = await lockCollectionAt(tx, brandSlug, slug);
    const made = await change(tx, collection);
    if (!made) return [];
    const { productIds, ...entry } = made;
    if (productIds.length) {
      await recountCollectionProducts(tx, [collection.id]);
      await recountCollections(tx, [collection.id]);
    }
    await tx.update(collections).set({ editedAt: site.clock() }).where(eq(collections.id, collection.id));
    await recordChange(tx, site, acting, { ...entry, kind: "collection", id: collection.id });
    return [
      ...productIds.map((id) => `product:${id}` as const),
      ...([`collection:${collection.id}`, `brand:${collection.brandId}`, `reviews-of:${collection.id}`] as const),
    ];
  });
  site.changed(changed);
}

const productsInOrder = (tx: Transaction, collectionId: string) =>
  tx
    .select({ id: products.id, slug: products.slug })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(eq(collectionProducts.collectionId, collectionId))
    .orderBy(asc(collectionProducts.position));
