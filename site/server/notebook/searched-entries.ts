import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EntryCard } from "../../shared/notebook/entry.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { Found } from "../../shared/search/search.ts";
import { closeness, countedRows, isFound, type SearchedWords, searchName, searchValues } from "../db/found-by-words.ts";
import { titleIn } from "../db/title-in.ts";
import type { SiteContext } from "../site-context.ts";
import { entryCard } from "./entry-card.ts";
import { entryRows } from "./entry-rows.ts";
import { entries } from "./tables.ts";

const found = alias(entries, "found");

/** Published ones by title and excerpt, never by their texts: a match would tell what stands below a teaser. */
export async function searchedEntries(
  site: SiteContext,
  viewer: Reader | null,
  searched: SearchedWords,
  shown: number,
): Promise<Found<EntryCard>> {
  const rows = await entryRows(site, viewer, `entries by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(entries.id, searched, {
      table: entries,
      text: found.searchText,
      name: titleIn(found.searchText),
      isSeen: eq(found.state, "live"),
      weight: found.publishedAt,
    }),
    orderBy: [
      desc(closeness(searched, { text: entries.searchText, name: titleIn(entries.searchText) })),
      desc(entries.publishedAt),
      desc(entries.id),
    ],
    limit: countedRows,
  }));
  return { items: rows.slice(0, shown).map(entryCard), count: rows.length };
}
