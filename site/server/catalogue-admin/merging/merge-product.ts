import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { items } from "../../items/tables.ts";
import { lookTags } from "../../looks/tables.ts";
import { recountProductUses } from "../../products/recount-products.ts";
import { products } from "../../products/tables.ts";
import { recountBrands, recountCollections, recountProducts } from "../../reviews/recount-ratings.ts";
import type { SiteContext } from "../../site-context.ts";
import { redirectOldSlugs } from "../../slugs/old-slugs.ts";
import { type AuditedFields, filledFields } from "../history/audited-fields.ts";
import { type Acting, recordChanges } from "../history/record-change.ts";
import { auditedProduct } from "../products/audited-product.ts";
import { productFields } from "../products/product-fields.ts";
import type { LockedProduct } from "../rows/product-at.ts";
import { recountBrandProducts } from "../rows/recount-catalogue.ts";
import { renewSitePhotos } from "../site-photos.ts";
import { fillProduct } from "./fill-product.ts";
import { mergeCollectionPlaces } from "./merge-collection-places.ts";
import { mergeReviews } from "./merge-reviews.ts";

/**
 * Everything that names a product names another one from now on: items, tags, reviews, places in lookbooks. Its address
 * leads there, also those that led to it. Both are locked, and before them their brands and who owns what.
 */
export async function mergeProduct(
  tx: Transaction,
  site: SiteContext,
  acting: Acting,
  source: LockedProduct,
  target: LockedProduct,
): Promise<CacheTag[]> {
  const now = site.clock();
  const before = { ...filledFields(auditedProduct(await productFields(tx, source.id))), state: source.state };
  const collectionIds = await mergeCollectionPlaces(tx, source, target);
  await mergeReviews(tx, { from: source.id, to: target.id, brandId: target.brandId, now });
  const tagged = await moveUses(tx, source.id, target);
  const filled = await fillProduct(tx, site, source, target);
  await retire(tx, site, source.id, target.id);
  const brandIds = [source.brandId, target.brandId];
  await recountBrandProducts(tx, brandIds);
  await recountProductUses(tx, [source.id, target.id]);
  await recountProducts(tx, [source.id, target.id]);
  await recountCollections(tx, collectionIds);
  await recountBrands(tx, brandIds);
  await renewSitePhotos(tx, brandIds);
  await recordMerge(tx, site, acting, { source, target, before, filled });
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
  const tags = await tx
    .update(lookTags)
    .set(names)
    .where(eq(lookTags.productId, from))
    .returning({ id: lookTags.lookId });
  return [...owned.map(({ id }) => `item:${id}` as const), ...new Set(tags.map(({ id }) => `look:${id}` as const))];
}

/** The slug stays with the row, which leads to the other one; so does what was merged into it before. */
async function retire(tx: Transaction, { clock }: SiteContext, from: string, to: string): Promise<void> {
  await tx
    .update(products)
    .set({ state: "merged", mergedInto: to, answer: null, editedAt: clock() })
    .where(eq(products.id, from));
  await tx.update(products).set({ mergedInto: to }).where(eq(products.mergedInto, from));
  await redirectOldSlugs(tx, "product", from, to);
}

interface Merge {
  source: LockedProduct;
  target: LockedProduct;
  before: AuditedFields;
  filled: { before: AuditedFields; after: AuditedFields };
}

/** Both have an entry: what became of the one, and where the other got more from. */
const recordMerge = (tx: Transaction, site: SiteContext, acting: Acting, { source, target, before, filled }: Merge) =>
  recordChanges(tx, site, acting, [
    { act: "merge", kind: "product", id: source.id, before, after: { state: "merged", into: target.slug } },
    {
      ...{ act: "merge", kind: "product", id: target.id, before: filled.before },
      after: { ...filled.after, about: source.name },
    },
  ]);
