import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { messageCards } from "../../discussions/tables.ts";
import { moveDrafts, reviewDraftMove } from "../../drafts/move-drafts.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { items } from "../../items/tables.ts";
import { lookTags } from "../../looks/tables.ts";
import { recountProductUses } from "../../products/recount-products.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import { recountBrands, recountCollections, recountProducts } from "../../reviews/ratings/recount-ratings.ts";
import type { SiteContext } from "../../site-context.ts";
import { filledFields } from "../history/audited-fields.ts";
import { auditedProduct } from "../products/audited-product.ts";
import { productFields } from "../products/product-fields.ts";
import type { LockedProduct } from "../rows/product-at.ts";
import { recountBrandProducts } from "../rows/recount-catalogue.ts";
import { renewSitePhotos } from "../site-photos.ts";
import { fillProduct } from "./fill-product.ts";
import { mergeCollectionPlaces } from "./merge-collection-places.ts";
import { mergeReviews } from "./merge-reviews.ts";
import { recordMerge } from "./record-merge.ts";
import { redirectMerged } from "./redirect-merged.ts";

/**
 * Everything that names a product names another one from now on: items, tags, cards in messages, reviews and unsent ones,
 * places in lookbooks. Its address leads there, also those that led to it. Both are locked, and before them their brands and who owns what.
 */
export async function mergeProduct(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  source: LockedProduct,
  target: LockedProduct,
): Promise<CacheTag[]> {
  const now = site.clock();
  const before = { ...filledFields(auditedProduct(await productFields(tx, source.id))), state: source.state };
  const collectionIds = await mergeCollectionPlaces(tx, source, target);
  await mergeReviews(tx, { from: source.id, to: target.id, brandId: target.brandId, now });
  await moveDrafts(tx, [
    reviewDraftMove({ kind: "product", slug: source.slug }, { kind: "product", slug: target.slug }),
  ]);
  const tagged = await moveUses(tx, source.id, target);
  const filled = await fillProduct(tx, site, source, target);
  await redirectMerged(tx, site, "product", { from: source.id, to: target.id });
  const brandIds = [source.brandId, target.brandId];
  await recountBrandProducts(tx, brandIds);
  await recountProductUses(tx, [source.id, target.id]);
  await recountProducts(tx, [source.id, target.id]);
  await recountCollections(tx, collectionIds);
  await recountBrands(tx, brandIds);
  await renewSitePhotos(tx, brandIds);
  await recordMerge(tx, site, acting, { kind: "product", source, target, before, filled });
  return [
    ...[source.id, target.id].flatMap((id) => [`product:${id}`, `reviews-of:${id}`] as const),
    ...brandIds.flatMap((id) => [`brand:${id}`, `reviews-of:${id}`] as const),
    ...collectionIds.flatMap((id) => [`collection:${id}`, `reviews-of:${id}`] as const),
    ...tagged,
    "reviews",
  ];
}

async function moveUses(tx: Transaction, from: string, to: LockedProduct): Promise<CacheTag[]> {
  const names = { productId: to.id, brandId: to.brandId };
  const owned = await tx.update(items).set(names).where(eq(items.productId, from)).returning({ id: items.id });
  await tx.update(messageCards).set({ productId: to.id }).where(eq(messageCards.productId, from));
  const tags = await tx
    .update(lookTags)
    .set(names)
    .where(eq(lookTags.productId, from))
    .returning({ id: lookTags.lookId });
  return [...owned.map(({ id }) => `item:${id}` as const), ...new Set(tags.map(({ id }) => `look:${id}` as const))];
}
