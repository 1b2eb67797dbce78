import type { OpenGraphNoun } from "../shared/open-graph.ts";
import { brandOpenGraph } from "./brands/open-graph.ts";
import { brandsSitemap } from "./brands/sitemap.ts";
import { collectionOpenGraph } from "./collections/open-graph.ts";
import { collectionsSitemap } from "./collections/sitemap.ts";
import { discussionOpenGraph } from "./discussions/open-graph.ts";
import { discussionsSitemap } from "./discussions/sitemap.ts";
import { pageOpenGraph } from "./home/open-graph.ts";
import { itemOpenGraph } from "./items/open-graph.ts";
import { lookOpenGraph } from "./looks/open-graph.ts";
import { looksSitemap } from "./looks/sitemap.ts";
import { memberOpenGraph } from "./members/open-graph.ts";
import { membersSitemap } from "./members/sitemap.ts";
import { categoryOpenGraph, entryOpenGraph } from "./notebook/open-graph.ts";
import { categoriesSitemap, entriesSitemap } from "./notebook/sitemap.ts";
import type { ReadOpenGraph } from "./open-graph/open-graph-subject.ts";
import { productOpenGraph } from "./product-pages/open-graph.ts";
import { productsSitemap } from "./products/sitemap.ts";
import { reviewsOpenGraph } from "./reviews/open-graph.ts";
import type { SitemapNoun } from "./sitemap/sitemap-noun.ts";

// What search engines and other sites learn of each noun. A new one adds a line to both tables.

/** By the first word of its parts: `/sitemap/looks-1.xml`. */
export const sitemapNouns: Record<string, SitemapNoun> = {
  looks: looksSitemap,
  members: membersSitemap,
  brands: brandsSitemap,
  collections: collectionsSitemap,
  products: productsSitemap,
  discussions: discussionsSitemap,
  entries: entriesSitemap,
  categories: categoriesSitemap,
};

/** By the address of its pictures: `/og/looks/{slug}.jpg`. `PageMeta` names the picture of a page. */
export const openGraphNouns: Record<OpenGraphNoun, ReadOpenGraph> = {
  pages: pageOpenGraph,
  looks: lookOpenGraph,
  members: memberOpenGraph,
  items: itemOpenGraph,
  brands: brandOpenGraph,
  collections: collectionOpenGraph,
  products: productOpenGraph,
  discussions: discussionOpenGraph,
  reviews: reviewsOpenGraph,
  entries: entryOpenGraph,
  categories: categoryOpenGraph,
};
