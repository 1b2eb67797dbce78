import { notFound } from "../problems.ts";
import { type PageRequest, Redirect } from "../request/page-loader.ts";
import { brandBySlug, type FoundBrand } from "./brand-by-slug.ts";
import { brandProfile, type PageBrand } from "./brand-profile.ts";

/**
 * The brand in a page's address; a former slug, and that of a brand that was merged, redirects to the present one.
 * @throws 404 also for brands that are not public
 */
export async function pageBrand(
  { site, viewer, params }: PageRequest,
  pathOf: (slug: string) => string,
): Promise<PageBrand> {
  const slug = params.slug ?? "";
  const found = await brandProfile(site, viewer, slug);
  if (found) return found;
  const moved = await brandBySlug(site.db, slug);
  if (!moved) throw notFound("brand");
  site.shows([`brand:${moved.id}`]);
  throw new Redirect(pathOf(moved.slug), 301);
}

/** Whose list is asked for, without the head of the page. @throws 404 */
export async function listBrand({ site, params }: PageRequest): Promise<FoundBrand> {
  const brand = await brandBySlug(site.db, params.slug ?? "");
  if (!brand) throw notFound("brand");
  site.shows([`brand:${brand.id}`]);
  return brand;
}
