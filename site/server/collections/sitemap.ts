import { and, eq } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { isInPart, maxAddressesPerPart, type SitemapNoun } from "../sitemap/sitemap-noun.ts";
import { collections } from "./tables.ts";

export const collectionsSitemap: SitemapNoun = {
  table: collections,
  async entries(db, part) {
    const rows = await db
      .select({ slug: collections.slug, brand: brands.slug, changedAt: collections.editedAt })
      .from(collections)
      .innerJoin(brands, eq(brands.id, collections.brandId))
      .where(and(isInPart(collections.id, part), eq(brands.state, "live")))
      .orderBy(collections.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug, brand, changedAt }) => ({ path: paths.collection(brand, slug), changedAt }));
  },
};
