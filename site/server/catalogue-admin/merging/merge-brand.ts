import type { Transaction } from "@hemline/database";
import { eq, inArray, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { brandFollows, brandMembers, brands } from "../../brands/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { items } from "../../items/tables.ts";
import { lookTags } from "../../looks/tables.ts";
import { products } from "../../products/tables.ts";
import { isShown } from "../../relations/seen-by.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import { recountBrands } from "../../reviews/ratings/recount-ratings.ts";
import { reviews } from "../../reviews/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { auditedBrand } from "../brands/audited-brand.ts";
import { brandFields } from "../brands/brand-fields.ts";
import { filledFields } from "../history/audited-fields.ts";
import type { LockedBrand } from "../rows/lock-brands.ts";
import { lockProducts } from "../rows/product-at.ts";
import { renameProductsOf } from "../rows/product-search-text.ts";
import { recountBrandCollections, recountBrandProducts } from "../rows/recount-catalogue.ts";
import { fillBrand } from "./fill-brand.ts";
import { moveCollections } from "./move-collections.ts";
import { recordMerge } from "./record-merge.ts";
import { redirectMerged } from "./redirect-merged.ts";

/**
 * Everything that names a brand names another one from now on: collections, products, items, tags, reviews, followers,
 * named members. Its addresses lead there, also those that led to it. Both are locked, and before them who owns what.
 * The merged brand keeps all named members, even more than a form allows. An admin who edits it later must remove some.
 * @throws 409 for more collections than a brand may have
 */
export async function mergeBrand(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  source: LockedBrand,
  target: LockedBrand,
): Promise<CacheTag[]> {
  const fields = await auditedBrand(tx, source.id, await brandFields(tx, site, source.id));
  const before = { ...filledFields(fields), state: source.state };
  const collectionIds = await moveCollections(tx, site, source, target);
  const productIds = await moveProducts(tx, source, target);
  const tagged = await moveNames(tx, source.id, target.id);
  await moveFollowers(tx, source.id, target.id);
  const filled = await fillBrand(tx, site, source, target);
  await redirectMerged(tx, site, "brand", { from: source.id, to: target.id });
  await recount(tx, [source.id, target.id]);
  await recordMerge(tx, site, acting, { kind: "brand", source, target, before, filled });
  return [
    ...[source.id, target.id].flatMap((id) => [`brand:${id}`, `reviews-of:${id}`] as const),
    ...([...collectionIds].map((id) => `collection:${id}`) as CacheTag[]),
    ...(productIds.map((id) => `product:${id}`) as CacheTag[]),
    ...tagged,
    ...(["brands", "brands-by-followers", "reviews"] as const),
  ];
}

async function moveProducts(tx: Transaction, source: LockedBrand, target: LockedBrand): Promise<string[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.brandId, source.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await lockProducts(tx, ids);
  await tx.update(products).set({ brandId: target.id }).where(inArray(products.id, ids));
  await renameProductsOf(tx, target);
  return ids;
}

/** Items, tags and reviews: they only refer to the brand. */
async function moveNames(tx: Transaction, from: string, to: string): Promise<CacheTag[]> {
  const itemRows = await tx
    .update(items)
    .set({ brandId: to })
    .where(eq(items.brandId, from))
    .returning({ id: items.id });
  const tagRows = await tx
    .update(lookTags)
    .set({ brandId: to })
    .where(eq(lookTags.brandId, from))
    .returning({ id: lookTags.lookId });
  await tx.update(reviews).set({ brandId: to }).where(eq(reviews.brandId, from));
  return [
    ...itemRows.map(({ id }) => `item:${id}` as const),
    ...new Set(tagRows.map(({ id }) => `look:${id}` as const)),
  ];
}

/** Each member once: those who follow both keep the earlier day. */
async function moveFollowers(tx: Transaction, from: string, to: string): Promise<void> {
  for (const table of [brandFollows, brandMembers])
    await tx.execute(sql`
      with moved as (delete from ${table} where brand_id = ${from} returning member_id, created_at)
      insert into ${table} as held (brand_id, member_id, created_at) select ${to}::uuid, member_id, created_at from moved
      on conflict (member_id, brand_id) do update set created_at = least(held.created_at, excluded.created_at)`);
}

async function recount(tx: Transaction, ids: string[]): Promise<void> {
  await recountBrandCollections(tx, ids);
  await recountBrandProducts(tx, ids);
  await tx.execute(sql`update ${brands} b set follower_count = (
    select count(*) from ${brandFollows} f join ${members} on ${members.id} = f.member_id
    where f.brand_id = b.id and ${isShown}) where b.id = any(${sql.param(ids)}::uuid[])`);
  await recountBrands(tx, ids);
}
