import { colours } from "../../shared/colours.ts";
import { categories } from "../../shared/items/item-options.ts";
import { occasions, seasons } from "../../shared/looks/look-options.ts";
import type { Facet, FacetOf, NarrowedKind } from "../../shared/search/search-facets.ts";
import { brandBySlug } from "../brands/brand-by-slug.ts";
import type { ChosenFacet, ChosenFacets } from "../db/narrowed-cards.ts";
import { groupAt } from "../groups/group-at.ts";
import { categoryBySlug } from "../notebook/category-rows.ts";
import { noSuchOption } from "../problems.ts";
import type { PageRequest } from "../request/page-loader.ts";
import { queryOption } from "../request/query-option.ts";
import type { SiteContext } from "../site-context.ts";

type ReadFacet = (request: Pick<PageRequest, "site" | "url">) => Promise<ChosenFacet | null>;

const oneOf =
  (facet: Facet, options: readonly string[]): ReadFacet =>
  async ({ url }) => {
    const value = queryOption(url, facet, options);
    return value === null ? null : { id: value, value, name: null };
  };

const named =
  (
    facet: Facet,
    find: (site: SiteContext, slug: string) => Promise<{ id: string; slug: string; name: string } | null | undefined>,
  ): ReadFacet =>
  async ({ site, url }) => {
    const text = url.searchParams.get(facet);
    if (!text) return null;
    const found = await find(site, text);
    if (!found) throw noSuchOption(facet, text.slice(0, 40));
    return { id: found.id, value: found.slug, name: found.name };
  };

const colour = oneOf("colour", colours);
const brand = named("brand", ({ db }, slug) => brandBySlug(db, slug));

const readers: { readonly [Kind in NarrowedKind]: Readonly<Record<FacetOf<Kind>, ReadFacet>> } = {
  looks: { colour, season: oneOf("season", seasons), occasion: oneOf("occasion", occasions), brand },
  products: { category: oneOf("category", categories), colour, brand },
  entries: { category: named("category", async (site, slug) => (await categoryBySlug(site, slug))?.category) },
  discussions: { group: named("group", ({ db }, slug) => groupAt(db, slug)) },
};

/** What the results of a kind are narrowed by. Facets of other kinds don’t matter. @throws 400 for an unknown choice */
export async function chosenFacets(
  request: Pick<PageRequest, "site" | "url">,
  kind: NarrowedKind,
): Promise<ChosenFacets> {
  const read = await Promise.all(
    Object.entries(readers[kind]).map(async ([facet, readFacet]) => [facet, await readFacet(request)] as const),
  );
  return Object.fromEntries(read.flatMap(([facet, chosen]) => (chosen ? [[facet, chosen] as const] : [])));
}
