import { and, desc, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BrandCard, BrandOrder } from "../../shared/brands/brand.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { maxFound } from "../../shared/search/search-kinds.ts";
import { closeness, countedRows, isFound, searchName, searchValues } from "../db/found-by-words.ts";
import type { Cursors } from "../db/keyset.ts";
import { type FoundRows, nearWords } from "../db/near-words.ts";
import { type SearchedWords, searchedWords } from "../db/searched-words.ts";
import type { SiteContext } from "../site-context.ts";
import { brandCard, brandRows } from "./brand-cards.ts";
import { brandPages, type RowsOf } from "./brand-orders.ts";
import { brands } from "./tables.ts";

export interface BrandListing {
  sort: BrandOrder;
  /** `a` to `z`, or `other`. */
  letter: string | null;
}

/** @throws 400 for a cursor of another list */
export async function listedBrands(
  site: SiteContext,
  viewer: Reader | null,
  { sort, letter }: BrandListing,
  cursors: Cursors,
): Promise<Slice<BrandCard>> {
  site.shows(sort === "followers" ? ["brands", "brands-by-followers"] : ["brands"]);
  const kind = letter === null ? "" : letter === "other" ? "of other initials" : "of a letter";
  const rowsOf: RowsOf = (name, values, build) =>
    brandRows(site, viewer, `${name} ${kind}`, { ...values, letter }, () => {
      const { where, ...rest } = build();
      return { ...rest, where: and(where, hasInitial(letter)) };
    });
  const page = await brandPages[sort](rowsOf, `brands-${sort}`, cursors);
  return { ...page, items: page.items.map(brandCard(viewer)) };
}

const initial = sql`left(${brands.searchText}, 1)`;
const wanted = sql`${sql.placeholder("letter")}::text`;

function hasInitial(letter: string | null): SQL | undefined {
  if (letter === null) return undefined;
  if (letter === "other") return sql`${initial} !~ '[a-z]'`;
  // The first condition finds the letter's beginning in the index of names.
  return sql`${brands.searchText} >= ${wanted} and ${initial} = ${wanted}`;
}

const found = alias(brands, "found");

/** By name, the closest first, then the most followed. */
export async function searchedBrands(
  site: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<BrandCard>> {
  const rows = await brandRows(site, viewer, `brands by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(brands.id, searched, {
      table: brands,
      text: found.searchText,
      name: found.searchText,
      isSeen: sql`${found.state} = 'live'`,
      weight: found.followerCount,
    }),
    orderBy: [
      desc(closeness(searched, { text: brands.searchText, name: brands.searchText })),
      desc(brands.followerCount),
      desc(brands.id),
    ],
    limit: countedRows,
  }));
  return {
    items: rows.slice(0, shown).map(brandCard(viewer)),
    count: rows.length,
    near: nearWords(searched, rows[0]?.brand.name),
  };
}

/** The best ones by name, without further pages, and how many were found: at most one more than these. */
export async function searchBrands(
  site: SiteContext,
  viewer: Reader | null,
  text: string,
): Promise<{ brands: Slice<BrandCard>; found: number }> {
  site.shows(["brands", "brands-by-followers"]);
  const searched = searchedWords(text);
  const { items, count } = searched ? await searchedBrands(site, viewer, searched, maxFound) : { items: [], count: 0 };
  return { brands: { items, previous: null, next: null }, found: count };
}
