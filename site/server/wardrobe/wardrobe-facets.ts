import { type SQL, sql } from "drizzle-orm";
import type { Colour } from "../../shared/colours.ts";
import { type Category, categories, type ItemFilter, itemFilters } from "../../shared/items/item-options.ts";
import type { WardrobeFacets } from "../../shared/items/pages.ts";
import { type Season, seasons } from "../../shared/looks/look-options.ts";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { itemSeenBy } from "../items/item-cards.ts";
import { itemColours, items } from "../items/tables.ts";
import { readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { latelyAt, shownItems } from "./shown-items.ts";
import { publicFilters } from "./wardrobe-query.ts";

/** Brands with fewer items than these are found by searching. */
const maxBrands = 24;

type Counts = Record<string, number> | null;

interface FacetRow {
  shows: Record<ItemFilter, number>;
  categories: Counts;
  colours: Counts;
  seasons: Counts;
  brands: { brand: string; items: number }[] | null;
}

/** How many items of a wardrobe the viewer can filter by what. */
export async function wardrobeFacets(
  site: SiteContext,
  viewer: Reader | null,
  ownerId: string,
  show: ItemFilter,
): Promise<WardrobeFacets> {
  const values = { ownerId, viewer: viewer?.id ?? null, lately: latelyAt(site.clock()) };
  const name = `facets of a wardrobe ${show} for ${readerKind(viewer)}`;
  const [row] = await preparedSql<FacetRow>(site.db, name, values, () => facetsQuery(viewer, show));
  if (!row) throw new Error("A query of counts has no row.");
  const isOwner = viewer?.id === ownerId;
  const shows = Object.fromEntries(
    itemFilters.map((filter) => [filter, isOwner || publicFilters.includes(filter) ? row.shows[filter] : 0]),
  ) as Record<ItemFilter, number>;
  return {
    shows,
    categories: counted<Category>(row.categories, categories).map(([category, items]) => ({ category, items })),
    colours: counted<Colour>(row.colours).map(([colour, items]) => ({ colour, items })),
    brands: row.brands ?? [],
    seasons: counted<Season>(row.seasons, seasons).map(([season, items]) => ({ season, items })),
  };
}

/** In the given order, or else the most frequent first. */
function counted<Word extends string>(counts: Counts, order?: readonly Word[]): [Word, number][] {
  const found = Object.entries(counts ?? {}) as [Word, number][];
  return found.sort(([one, a], [other, b]) => (order ? order.indexOf(one) - order.indexOf(other) : b - a));
}

const asObject = (word: SQL, from: SQL): SQL =>
  sql`(select json_object_agg(word, items) from (select ${word} word, count(*)::int items from ${from} group by 1) one)`;

function facetsQuery(viewer: Reader | null, show: ItemFilter): SQL {
  const flags = itemFilters.map((filter) => sql`(${shownItems[filter]}) as ${sql.identifier(filter)}`);
  const countOf = (filter: ItemFilter) => sql`${filter}::text, count(*) filter (where ${sql.identifier(filter)})::int`;
  return sql`with visible as materialized (
      select ${items.id} id, ${items.category} category, ${items.brandName} brand, ${items.seasons} seasons,
        ${sql.join(flags, sql`, `)}
      from ${items} join ${members} on ${members.id} = ${items.authorId}
      where ${items.authorId} = ${sql.placeholder("ownerId")} and ${itemSeenBy(viewer)}
    ), shown as (select * from visible where ${sql.identifier(show)})
    select
      (select json_build_object(${sql.join(itemFilters.map(countOf), sql`, `)}) from visible) shows,
      ${asObject(sql`category`, sql`shown where category is not null`)} categories,
      ${asObject(sql`c.colour`, sql`${itemColours} c join shown on shown.id = c.item_id`)} colours,
      (select json_object_agg(season, items) from
        (select season, sum(items)::int items from (select seasons, count(*) items from shown group by 1) alike,
          unnest(seasons) season group by 1) one) seasons,
      (select json_agg(json_build_object('brand', brand, 'items', items)) from
        (select min(brand) brand, count(*)::int items from shown where brand is not null
         group by lower(brand) order by items desc, brand limit ${sql.raw(String(maxBrands))}) one) brands`;
}
