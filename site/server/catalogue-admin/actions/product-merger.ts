import type { Database } from "@hemline/database";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { changedMeanwhile } from "../../problems.ts";
import { products } from "../../products/tables.ts";
import { reviews } from "../../reviews/tables.ts";
import { lockOwners } from "../lock-owners.ts";
import { mergeProduct } from "../merging/merge-product.ts";
import { lockCollections } from "../rows/collection-at.ts";
import { lockBrands } from "../rows/lock-brands.ts";
import { type LockedProduct, lockProducts } from "../rows/product-at.ts";
import { collectionsHolding } from "../rows/recount-catalogue.ts";
import { formatCount } from "./format-count.ts";
import type { Merger } from "./merge-many.ts";

export const productMerger: Merger<LockedProduct & { isPublic: boolean }> = {
  at: (db, slugs) =>
    db
      .select({
        ...getTableColumns(products),
        isPublic: sql<boolean>`${and(eq(products.state, "live"), eq(brands.state, "live"))}`,
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(inArray(products.slug, [...slugs])),
  async lock(tx, rows) {
    const ids = rows.map(({ id }) => id);
    const brandIds = rows.map(({ brandId }) => brandId);
    await lockOwners(tx, { productIds: ids });
    await lockBrands(tx, brandIds);
    await lockCollections(tx, await collectionsHolding(tx, ids));
    const locked = await lockProducts(tx, ids);
    if (!locked.every(({ brandId }) => brandIds.includes(brandId))) throw changedMeanwhile();
  },
  async effect(db, source, target) {
    const { itemCount, lookCount, ratingCount } = source;
    const doubles = await doubleReviewers(db, source.id, target.id);
    const moving = [
      formatCount(itemCount, "owner"),
      formatCount(lookCount, "look"),
      formatCount(ratingCount, "review"),
    ];
    const both = doubles
      ? ` ${formatCount(doubles, "member")} reviewed both: the newer review stays, with the older text in its history.`
      : "";
    return `${moving.join(", ")} will move to “${target.name}”, and all addresses will lead there.${both}`;
  },
  merge: mergeProduct,
};

async function doubleReviewers(db: Database, one: string, other: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select author_id from ${reviews} where product_id = ${one} and state in ('live', 'hidden')
      intersect select author_id from ${reviews} where product_id = ${other} and state in ('live', 'hidden')) both_reviewed`);
  return rows[0]?.count ?? 0;
}
