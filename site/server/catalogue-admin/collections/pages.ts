import { eq } from "drizzle-orm";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { adminBadges } from "../../moderation/admin-badges.ts";
import { requireAdmin } from "../../request/admin-only.ts";
import { type PageLoaders, type PageRequest, Redirect } from "../../request/page-loader.ts";
import { reviews } from "../../reviews/tables.ts";
import { changesOf } from "../history/changes-of.ts";
import { collectionIdAt } from "../rows/collection-at.ts";
import { productsOfCollection } from "../rows/collection-lists.ts";
import { pageBrand } from "../rows/page-brand.ts";
import { formerSlugs } from "../slugs.ts";
import { collectionFields } from "./collection-fields.ts";

async function newCollectionPage(request: PageRequest): Promise<Pages["adminNewCollection"]> {
  requireAdmin(request);
  const { slug, name } = await pageBrand(request, paths.adminNewCollection);
  return { brand: { slug, name }, ...(await adminBadges(request)) };
}

async function collectionPage(request: PageRequest): Promise<Pages["adminCollection"]> {
  requireAdmin(request);
  const { site, params } = request;
  const { collectionSlug = "" } = params;
  const brand = await pageBrand(request, (slug) => paths.adminCollection(slug, collectionSlug));
  const id = await collectionIdAt(site.db, brand.id, collectionSlug);
  const collection = await collectionFields(site.db, id);
  if (collection.slug !== collectionSlug) throw new Redirect(paths.adminCollection(brand.slug, collection.slug), 302);
  const [products, reviewCount, oldSlugs, changes, badges] = await Promise.all([
    productsOfCollection(site, id),
    site.db.$count(reviews, eq(reviews.collectionId, id)),
    formerSlugs(site, { kind: "collection", scopeId: brand.id }, id),
    changesOf(site, "collection", id),
    adminBadges(request),
  ]);
  return {
    brand: { slug: brand.slug, name: brand.name },
    ...{ collection, products, reviews: reviewCount, oldSlugs, changes, ...badges },
  };
}

export const adminCollectionsPages = {
  adminNewCollection: newCollectionPage,
  adminCollection: collectionPage,
} satisfies Partial<PageLoaders>;
