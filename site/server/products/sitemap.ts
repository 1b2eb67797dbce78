import { and, eq } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { brands } from "../brands/tables.ts";
import { isInPart, maxAddressesPerPart, type SitemapNoun } from "../sitemap/sitemap-noun.ts";
import { products } from "./tables.ts";

export const productsSitemap: SitemapNoun = {
  table: products,
  async entries(db, part) {
    const rows = await db
      .select({ slug: products.slug, changedAt: products.editedAt })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(isInPart(products.id, part), eq(products.state, "live"), eq(brands.state, "live")))
      .orderBy(products.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug, changedAt }) => ({ path: paths.product(slug), changedAt }));
  },
};
