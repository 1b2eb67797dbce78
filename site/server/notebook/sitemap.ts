import { and, eq, gt } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { isInPart, maxAddressesPerPart, type SitemapNoun } from "../sitemap/sitemap-noun.ts";
import { categories, entries } from "./tables.ts";

/** Published ones, whose teasers everybody may read. */
export const entriesSitemap: SitemapNoun = {
  table: entries,
  async entries(db, part) {
    const rows = await db
      .select({ slug: entries.slug, publishedAt: entries.publishedAt, revisedAt: entries.revisedAt })
      .from(entries)
      .where(and(isInPart(entries.id, part), eq(entries.state, "live")))
      .orderBy(entries.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug, publishedAt, revisedAt }) => ({
      path: paths.entry(slug),
      changedAt: revisedAt ?? publishedAt,
    }));
  },
};

/** Those that have entries. */
export const categoriesSitemap: SitemapNoun = {
  table: categories,
  async entries(db, part) {
    const rows = await db
      .select({ slug: categories.slug })
      .from(categories)
      .where(and(isInPart(categories.id, part), gt(categories.entryCount, 0)))
      .orderBy(categories.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug }) => ({ path: paths.notebookCategory(slug), changedAt: null }));
  },
};
