import { and, desc, type SQL, sql } from "drizzle-orm";
import type { BrandCard, BrandOrder } from "../../shared/brands/brand.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { searchable } from "../accounts/person-names.ts";
import type { Cursors } from "../db/keyset.ts";
import type { SiteContext } from "../site-context.ts";
import { brandCard, brandRows } from "./brand-cards.ts";
import { brandPages, type RowsOf } from "./brand-orders.ts";
import { brands } from "./tables.ts";

const maxFound = 48;

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

/** By name, the closest first; a typo or a missing accent does not matter. The best 48 without further pages. */
export async function searchBrands(site: SiteContext, viewer: Reader | null, words: string): Promise<Slice<BrandCard>> {
  site.shows(["brands", "brands-by-followers"]);
  const name = searchable(words);
  const values = { wanted: name, containsWanted: `%${name.replace(/[\\%_]/g, "\\$&")}%` };
  const rows = await brandRows(site, viewer, "searched brands", values, () => ({
    // Subqueries of one condition each, as an array: otherwise the planner would compare the names of all brands.
    where: sql`${brands.id} = any(array(
      select id from ${brands} found where found.search_text %> ${sql.placeholder("wanted")}
      union select id from ${brands} found where found.search_text like ${sql.placeholder("containsWanted")}))`,
    orderBy: [
      sql`word_similarity(${sql.placeholder("wanted")}, ${brands.searchText}) desc`,
      desc(brands.followerCount),
      desc(brands.id),
    ],
    limit: maxFound,
  }));
  return { items: rows.map(brandCard(viewer)), previous: null, next: null };
}
