import { brandsSitemap } from "./brands/sitemap.ts";
import { collectionsSitemap } from "./collections/sitemap.ts";
import { discussionsSitemap } from "./discussions/sitemap.ts";
import { looksSitemap } from "./looks/sitemap.ts";
import { membersSitemap } from "./members/sitemap.ts";
import { productsSitemap } from "./products/sitemap.ts";
import type { SitemapNoun } from "./sitemap/sitemap-noun.ts";

/** What search engines are told of, by the first word of the part: `/sitemap/looks-1.xml`. */
export const sitemapNouns: Record<string, SitemapNoun> = {
  looks: looksSitemap,
  members: membersSitemap,
  brands: brandsSitemap,
  collections: collectionsSitemap,
  products: productsSitemap,
  discussions: discussionsSitemap,
};
