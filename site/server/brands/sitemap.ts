import { and, eq } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { isInPart, maxAddressesPerPart, type SitemapNoun } from "../sitemap/sitemap-noun.ts";
import { brands } from "./tables.ts";

export const brandsSitemap: SitemapNoun = {
  table: brands,
  async entries(db, part) {
    const rows = await db
      .select({ slug: brands.slug, changedAt: brands.editedAt })
      .from(brands)
      .where(and(isInPart(brands.id, part), eq(brands.state, "live")))
      .orderBy(brands.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug, changedAt }) => ({ path: paths.brand(slug), changedAt }));
  },
};
