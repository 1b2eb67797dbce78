import { desc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { brands } from "../../brands/tables.ts";
import {
  closeness,
  countedRows,
  isFound,
  type SearchedRows,
  searchName,
  searchValues,
} from "../../db/found-by-words.ts";
import { type ChosenFacets, inOrderOf, type NarrowedCards, narrowedCards } from "../../db/narrowed-cards.ts";
import type { FacetColumns } from "../../db/narrowed-rows.ts";
import { type FoundRows, nearWords } from "../../db/near-words.ts";
import type { SearchedWords } from "../../db/searched-words.ts";
import { titleIn } from "../../db/title-in.ts";
import { readerKind, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookCard, lookRows } from "../look-cards.ts";
import { looksByIds } from "../looks-by-ids.ts";
import { lookColours, looks, lookTags } from "../tables.ts";

const found = alias(looks, "found");

/** Typos are forgiven in titles. */
const searchedRows = (viewer: Reader | null): SearchedRows => ({
  table: looks,
  text: found.searchText,
  name: titleIn(found.searchText),
  isLarge: true,
  isSeen: sql`(select ${seenBy(viewer, found)} from ${members} where ${members.id} = ${found.authorId})`,
  weight: found.postedAt,
});

/** By title and text, the closest title first, then the newest. */
export async function searchedLooks(
  site: SiteContext,
  viewer: Reader | null,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<LookCard>> {
  const rows = await lookRows(site, viewer, `looks by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(looks.id, searched, searchedRows(viewer)),
    orderBy: [
      desc(closeness(searched, { text: looks.searchText, name: titleIn(looks.searchText) })),
      desc(looks.postedAt),
      desc(looks.id),
    ],
    limit: countedRows,
  }));
  const [best] = rows;
  return {
    items: rows.slice(0, shown).map(lookCard),
    count: rows.length,
    near: nearWords(searched, best?.look.title, best?.look.text),
  };
}

const facets: FacetColumns<"looks"> = {
  colour: { values: sql`array(select its.colour from ${lookColours} its where its.look_id = ${found.id})` },
  season: { values: sql`array_remove(array[${found.season}], null)` },
  occasion: { values: sql`array_remove(array[${found.occasion}], null)` },
  brand: {
    values: sql`array(select distinct tag.brand_id::text from ${lookTags} tag
      where tag.look_id = ${found.id} and tag.brand_id is not null)`,
    names: sql`(select id, slug, name from ${brands} where state = 'live')`,
  },
};

/** The same of what is chosen alone, with what there is to choose from. */
export const narrowedLooks = (
  site: SiteContext,
  viewer: Reader | null,
  searched: SearchedWords,
  chosen: ChosenFacets,
): Promise<NarrowedCards<LookCard>> =>
  narrowedCards(
    site.db,
    searched,
    {
      kind: "looks",
      rows: searchedRows(viewer),
      facets,
      reader: readerKind(viewer),
      values: { viewer: viewer?.id ?? null },
    },
    chosen,
    async (ids) => inOrderOf(ids, await looksByIds(site, viewer, ids), ({ look }) => look.id).map(lookCard),
  );
