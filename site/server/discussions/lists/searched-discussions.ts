import { desc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DiscussionCard } from "../../../shared/discussions/discussion.ts";
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
import { seenBy } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { discussions } from "../tables.ts";
import { discussionCards } from "./discussion-cards.ts";
import { discussionRows } from "./discussion-rows.ts";

const found = alias(discussions, "found");

/** By title, the closest first, then the one with the newest reply. */
export async function searchedDiscussions(
  site: SiteContext,
  viewer: Member | null,
  searched: SearchedWords,
  shown: number,
): Promise<Found<DiscussionCard>> {
  const name = `discussions by ${searchName(searched)}`;
  const rows = await discussionRows(site, viewer, name, searchValues(searched), () => ({
    where: isFound(discussions.id, searched, {
      table: discussions,
      joins: sql`join ${members} on ${members.id} = ${found.authorId}`,
      text: found.searchText,
      name: found.searchText,
      isSeen: seenBy(viewer, found),
      weight: found.lastMessageAt,
    }),
    orderBy: [
      desc(closeness(searched, { text: discussions.searchText, name: discussions.searchText })),
      desc(discussions.lastMessageAt),
      desc(discussions.id),
    ],
    limit: countedRows,
  }));
  return { items: await discussionCards(site, viewer, rows.slice(0, shown)), count: rows.length };
}
