import { desc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Reader } from "../../../shared/permissions.ts";
import type { Found } from "../../../shared/search/search.ts";
import { members } from "../../accounts/tables.ts";
import {
  closeness,
  countedRows,
  isFound,
  type SearchedWords,
  searchName,
  searchValues,
} from "../../db/found-by-words.ts";
import { titleIn } from "../../db/title-in.ts";
import { seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookCard, lookRows } from "../look-cards.ts";
import { looks } from "../tables.ts";

const found = alias(looks, "found");

/** By title and text, the closest title first, then the newest. Typos are forgiven in titles. */
export async function searchedLooks(
  site: SiteContext,
  viewer: Reader | null,
  searched: SearchedWords,
  shown: number,
): Promise<Found<LookCard>> {
  const rows = await lookRows(site, viewer, `looks by ${searchName(searched)}`, searchValues(searched), () => ({
    where: isFound(looks.id, searched, {
      table: looks,
      joins: sql`join ${members} on ${members.id} = ${found.authorId}`,
      text: found.searchText,
      name: titleIn(found.searchText),
      isSeen: seenBy(viewer, found),
      weight: found.postedAt,
    }),
    orderBy: [
      desc(closeness(searched, { text: looks.searchText, name: titleIn(looks.searchText) })),
      desc(looks.postedAt),
      desc(looks.id),
    ],
    limit: countedRows,
  }));
  return { items: rows.slice(0, shown).map(lookCard), count: rows.length };
}
