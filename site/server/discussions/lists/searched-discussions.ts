import { desc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DiscussionCard } from "../../../shared/discussions/discussion.ts";
import { members } from "../../accounts/tables.ts";
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
import { groups } from "../../groups/tables.ts";
import { readerKind, seenBy } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { discussions } from "../tables.ts";
import { discussionCards } from "./discussion-cards.ts";
import { discussionRows } from "./discussion-rows.ts";

const found = alias(discussions, "found");

const searchedRows = (viewer: Member | null): SearchedRows => ({
  table: discussions,
  text: found.searchText,
  name: found.searchText,
  isLarge: true,
  isSeen: sql`(select ${seenBy(viewer, found)} from ${members} where ${members.id} = ${found.authorId})`,
  weight: found.lastMessageAt,
});

/** By title, the closest first, then the one with the newest reply. */
export async function searchedDiscussions(
  site: SiteContext,
  viewer: Member | null,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<DiscussionCard>> {
  const name = `discussions by ${searchName(searched)}`;
  const rows = await discussionRows(site, viewer, name, searchValues(searched), () => ({
    where: isFound(discussions.id, searched, searchedRows(viewer)),
    orderBy: [
      desc(closeness(searched, { text: discussions.searchText, name: discussions.searchText })),
      desc(discussions.lastMessageAt),
      desc(discussions.id),
    ],
    limit: countedRows,
  }));
  return {
    items: await discussionCards(site, viewer, rows.slice(0, shown)),
    count: rows.length,
    near: nearWords(searched, rows[0]?.discussion.title),
  };
}

const facets: FacetColumns<"discussions"> = {
  group: {
    values: sql`array[${found.groupId}::text]`,
    names: sql`(select id, slug, name from ${groups})`,
  },
};

/** The same of what is chosen alone, with what there is to choose from. */
export const narrowedDiscussions = (
  site: SiteContext,
  viewer: Member | null,
  searched: SearchedWords,
  chosen: ChosenFacets,
): Promise<NarrowedCards<DiscussionCard>> =>
  narrowedCards(
    site.db,
    searched,
    {
      kind: "discussions",
      rows: searchedRows(viewer),
      facets,
      reader: readerKind(viewer),
      viewer: viewer?.id ?? null,
    },
    chosen,
    async (ids) => {
      const rows = await discussionRows(site, viewer, "discussions by ids", { ids }, () => ({
        where: sql`${discussions.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
        orderBy: [],
        limit: countedRows,
      }));
      return discussionCards(
        site,
        viewer,
        inOrderOf(ids, rows, ({ discussion }) => discussion.id),
      );
    },
  );
