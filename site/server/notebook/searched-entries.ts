import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EntryCard } from "../../shared/notebook/entry.ts";
import { emptyDocument, plainLines } from "../../shared/notebook/entry-document.ts";
import type { Reader } from "../../shared/permissions.ts";
import { searchable } from "../../shared/searchable.ts";
import { closeness, countedRows, isFound, type SearchedRows, searchName, searchValues } from "../db/found-by-words.ts";
import { type ChosenFacets, inOrderOf, type NarrowedCards, narrowedCards } from "../db/narrowed-cards.ts";
import type { FacetColumns } from "../db/narrowed-rows.ts";
import { type FoundRows, nearWords } from "../db/near-words.ts";
import { passageBeside } from "../db/passage-with.ts";
import type { SearchedWords } from "../db/searched-words.ts";
import { titleIn } from "../db/title-in.ts";
import type { SiteContext } from "../site-context.ts";
import { textsForEveryone } from "./entry-body.ts";
import { entryCard } from "./entry-card.ts";
import { type EntryRow, entryRows } from "./entry-rows.ts";
import { categories, entries, entryCategories } from "./tables.ts";

const found = alias(entries, "found");

const searchedRows: SearchedRows = {
  table: entries,
  text: found.searchText,
  name: titleIn(found.searchText),
  isLong: true,
  isSeen: eq(found.state, "live"),
  weight: found.publishedAt,
};

/** Published ones by title, excerpt and what everybody may read of them, the closest title first, then the newest. */
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
  const textOf = await textsBesideExcerpts(site, searched, rows.slice(0, Math.max(shown, 1)));
  return {
    items: rows.slice(0, shown).map((row) => foundEntry(row, textOf(row), searched)),
    count: rows.length,
    near: nearWords(searched, best?.entry.title, best && `${best.entry.excerpt}\n${textOf(best)}`),
  };
}

/** Of entries whose titles and excerpts lack words of the search: what everybody may read of them. */
async function textsBesideExcerpts(site: SiteContext, { contained }: SearchedWords, rows: readonly EntryRow[]) {
  const others = rows.filter(({ entry }) => {
    const compared = searchable(`${entry.title}\n${entry.excerpt}`);
    return !contained.every((word) => compared.includes(word));
  });
  const texts = await textsForEveryone(
    site,
    others.map(({ entry }) => entry.id),
  );
  return ({ entry }: EntryRow): string => plainLines(texts.get(entry.id) ?? emptyDocument).join("\n");
}

/** With the place in its text that has the words, where title and excerpt lack them. */
function foundEntry(row: EntryRow, text: string, { contained }: SearchedWords): EntryCard {
  const card = entryCard(row);
  return { ...card, excerpt: passageBeside(`${card.title}\n${card.excerpt}`, text, contained) ?? card.excerpt };
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
    { kind: "entries", rows: searchedRows, facets, reader: "everyone", values: {} },
    chosen,
    async (ids) => {
      const rows = await entryRows(site, viewer, "entries by ids", { ids }, () => ({
        where: sql`${entries.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
        limit: countedRows,
      }));
      const textOf = await textsBesideExcerpts(site, searched, rows);
      return inOrderOf(ids, rows, ({ entry }) => entry.id).map((row) => foundEntry(row, textOf(row), searched));
    },
  );
