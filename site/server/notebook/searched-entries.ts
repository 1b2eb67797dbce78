import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EntryCard } from "../../shared/notebook/entry.ts";
import type { Reader } from "../../shared/permissions.ts";
import { closeness, countedRows, isFound, type SearchedRows, searchName, searchValues } from "../db/found-by-words.ts";
import { type ChosenFacets, inOrderOf, type NarrowedCards, narrowedCards } from "../db/narrowed-cards.ts";
import type { FacetColumns } from "../db/narrowed-rows.ts";
import { type FoundRows, nearWords } from "../db/near-words.ts";
import type { SearchedWords } from "../db/searched-words.ts";
import { titleIn } from "../db/title-in.ts";
import type { SiteContext } from "../site-context.ts";
import { entryCard } from "./entry-card.ts";
import { entryRows } from "./entry-rows.ts";
import { categories, entries, entryCategories } from "./tables.ts";

const found = alias(entries, "found");

const searchedRows: SearchedRows = {
  table: entries,
  text: found.searchText,
  name: titleIn(found.searchText),
  isSeen: eq(found.state, "live"),
  weight: found.publishedAt,
};

/** Published ones by title and excerpt, never by their texts: a match would tell what stands below a teaser. */
export async function searchedEntries(
  site: SiteContext,
  viewer: Reader | null,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<EntryCard>> {
  const rows = await entryRows(site, viewer, `entries by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(entries.id, searched, searchedRows),
    orderBy: [
      desc(closeness(searched, { text: entries.searchText, name: titleIn(entries.searchText) })),
      desc(entries.publishedAt),
      desc(entries.id),
    ],
    limit: countedRows,
  }));
  const [best] = rows;
  return {
    items: rows.slice(0, shown).map(entryCard),
    count: rows.length,
    near: nearWords(searched, best?.entry.title, best?.entry.excerpt),
  };
}

const facets: FacetColumns<"entries"> = {
  category: {
    values: sql`array(select its.category_id::text from ${entryCategories} its where its.entry_id = ${found.id})`,
    names: sql`(select id, slug, name from ${categories})`,
  },
};

/** The same of what is chosen alone, with what there is to choose from. */
export const narrowedEntries = (
  site: SiteContext,
  viewer: Reader | null,
  searched: SearchedWords,
  chosen: ChosenFacets,
): Promise<NarrowedCards<EntryCard>> =>
  narrowedCards(
    site.db,
    searched,
    { kind: "entries", rows: searchedRows, facets, reader: "everyone", viewer: null },
    chosen,
    async (ids) => {
      const rows = await entryRows(site, viewer, "entries by ids", { ids }, () => ({
        where: sql`${entries.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
        limit: countedRows,
      }));
      return inOrderOf(ids, rows, ({ entry }) => entry.id).map(entryCard);
    },
  );
