import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { brands } from "../../brands/tables.ts";
import { cursorsOf } from "../../db/keyset.ts";
import { adminBadges } from "../../moderation/admin-badges.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import { requireAdmin } from "../../request/admin-only.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../../request/page-loader.ts";
import { changesOf } from "../history/changes-of.ts";
import { collectionsOfBrand } from "../rows/collection-lists.ts";
import { pageBrand } from "../rows/page-brand.ts";
import { oldSlugsOf } from "../slugs.ts";
import { brandCounts } from "../state-counts.ts";
import { brandFields } from "./brand-fields.ts";
import { brandFilterOf, brandList, isListedBrand } from "./brand-list.ts";

async function brandsPage(request: PageRequest): Promise<Pages["adminBrands"]> {
  requireAdmin(request);
  const { site, url } = request;
  const filter = brandFilterOf(url);
  const [list, counts, matching, badges] = await Promise.all([
    brandList(site, filter, cursorsOf(url)),
    brandCounts(site),
    site.db.$count(brands, isListedBrand(filter)),
    adminBadges(request),
  ]);
  return { brands: list, counts, matching, ...filter, ...badges };
}

async function brandsList(request: PageRequest) {
  requireAdmin(request);
  return brandList(request.site, brandFilterOf(request.url), cursorsOf(request.url));
}

async function brandPage(request: PageRequest): Promise<Pages["adminBrand"]> {
  requireAdmin(request);
  const { site } = request;
  const brand = await pageBrand(request, paths.adminBrand);
  const { id, slug, name, state, answer, proposedBy } = brand;
  const [fields, proposers, collections, oldSlugs, changes, badges] = await Promise.all([
    brandFields(site.db, site, id),
    membersWithAvatars(site.db, site, proposedBy ? [proposedBy] : []),
    collectionsOfBrand(site, id, { slug, name }),
    oldSlugsOf(site, "brand", id),
    changesOf(site, "brand", id),
    adminBadges(request),
  ]);
  return {
    ...{ brand: fields, state, answer, collections, oldSlugs, changes, ...badges },
    proposer: (proposedBy && proposers.get(proposedBy)) || null,
    ...{ products: brand.productCount, reviews: brand.ratingCount, followers: brand.followerCount },
  };
}

export const adminBrandsLists = { adminBrands: brandsList } satisfies Partial<ListLoaders>;

export const adminBrandsPages = {
  adminBrands: brandsPage,
  adminNewBrand: adminBadges,
  adminImportBrands: adminBadges,
  adminBrand: brandPage,
} satisfies Partial<PageLoaders>;
