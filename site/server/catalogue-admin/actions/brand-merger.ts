import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { lockOwners } from "../lock-owners.ts";
import { mergeBrand } from "../merging/merge-brand.ts";
import { type LockedBrand, lockBrands } from "../rows/lock-brands.ts";
import { formatCount } from "./format-count.ts";
import type { Merger } from "./merge-many.ts";

export const brandMerger: Merger<LockedBrand & { isPublic: boolean }> = {
  at: (db, slugs) =>
    db
      .select({ ...getTableColumns(brands), isPublic: sql<boolean>`${eq(brands.state, "live")}` })
      .from(brands)
      .where(inArray(brands.slug, [...slugs])),
  async lock(tx, rows) {
    const ids = rows.map(({ id }) => id);
    await lockOwners(tx, { brandIds: ids });
    await lockBrands(tx, ids);
  },
  effect: async (_db, { productCount, collectionCount, ratingCount, followerCount }, target) =>
    `${[
      formatCount(productCount, "product"),
      formatCount(collectionCount, "collection"),
      formatCount(ratingCount, "review"),
      formatCount(followerCount, "follower"),
    ].join(", ")} will move to “${target.name}”, and all addresses will lead there.`,
  merge: mergeBrand,
};
