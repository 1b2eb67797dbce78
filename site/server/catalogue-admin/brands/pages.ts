import { eq, getTableColumns } from "drizzle-orm";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { brands } from "../../brands/tables.ts";
import { cursorsOf } from "../../db/keyset.ts";
import { adminBadges } from "../../moderation/admin-badges.ts";
import { requireAdmin } from "../../moderation/admin-only.ts";
import { notFound } from "../../problems.ts";
import { type ListLoaders, type PageLoaders, type PageRequest, Redirect } from "../../request/page-loader.ts";
import type { SiteContext } from "../../site-context.ts";
import { noScope } from "../../slugs/tables.ts";
import { oldAddressesOf } from "../addresses.ts";
import { collectionsOfBrand } from "../collections/collection-lists.ts";
import { changesOf } from "../history/changes-of.ts";
import { membersWithAvatars } from "../members-with-avatars.ts";
import { stateCounts } from "../state-counts.ts";
import { brandIdAt } from "./brand-at.ts";
import { brandFields } from "./brand-fields.ts";
import { brandFilterOf, brandList, isListedBrand } from "./brand-list.ts";

async function brandsPage(request: PageRequest): Promise<Pages["adminBrands"]> {
  requireAdmin(request);
  const { site, url } = request;
  const filter = brandFilterOf(url);
  const [list, counts, matching, badges] = await Promise.all([
    brandList(site, filter, cursorsOf(url)),
    stateCounts(site, brands),
    site.db.$count(brands, isListedBrand(filter)),
    adminBadges(site),
  ]);
  return { brands: list, counts, matching, ...filter, ...badges };
}

async function brandsList(request: PageRequest) {
  requireAdmin(request);
  return brandList(request.site, brandFilterOf(request.url), cursorsOf(request.url));
}

async function badgesPage(request: PageRequest) {
  requireAdmin(request);
  return adminBadges(request.site);
}

type BrandRow = typeof brands.$inferSelect;

/** The brand at a present slug; another one redirects. @throws 404 */
export async function adminBrandOf({ site, params }: PageRequest, pathOf: (slug: string) => string): Promise<BrandRow> {
  const slug = params.slug ?? "";
  const brand = await rowOf(site, await brandIdAt(site.db, slug));
  const present = brand.mergedInto === null ? brand : await rowOf(site, brand.mergedInto);
  if (present.slug !== slug) throw new Redirect(pathOf(present.slug), 302);
  return present;
}

async function rowOf({ db }: SiteContext, id: string): Promise<BrandRow> {
  const [row] = await db.select(getTableColumns(brands)).from(brands).where(eq(brands.id, id));
  if (!row) throw notFound("brand");
  return row;
}

async function brandPage(request: PageRequest): Promise<Pages["adminBrand"]> {
  requireAdmin(request);
  const { site } = request;
  const brand = await adminBrandOf(request, paths.adminBrand);
  const { id, slug, name, state, answer, proposedBy } = brand;
  const [fields, proposers, collections, oldSlugs, merged, changes, badges] = await Promise.all([
    brandFields(site.db, site, id),
    membersWithAvatars(site.db, site, proposedBy ? [proposedBy] : []),
    collectionsOfBrand(site, id, { slug, name }),
    oldAddressesOf(site.db, { kind: "brand", scopeId: noScope }, id),
    site.db.select({ slug: brands.slug }).from(brands).where(eq(brands.mergedInto, id)),
    changesOf(site, "brand", id),
    adminBadges(site),
  ]);
  return {
    ...{ brand: fields, state, answer, collections, changes, ...badges },
    proposer: (proposedBy && proposers.get(proposedBy)) || null,
    ...{ products: brand.productCount, reviews: brand.ratingCount, followers: brand.followerCount },
    oldSlugs: [...oldSlugs, ...merged.map((one) => one.slug)],
  };
}

export const adminBrandsLists = { adminBrands: brandsList } satisfies Partial<ListLoaders>;

export const adminBrandsPages = {
  adminBrands: brandsPage,
  adminNewBrand: badgesPage,
  adminImportBrands: badgesPage,
  adminBrand: brandPage,
} satisfies Partial<PageLoaders>;
