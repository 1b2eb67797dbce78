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
import { passageBeside } from "../../db/passage-with.ts";
import type { SearchedWords } from "../../db/searched-words.ts";
import { titleIn } from "../../db/title-in.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { groups } from "../../groups/tables.ts";
import { readerKind, seenBy } from "../../relations/seen-by.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { beginningOf } from "../renew-search-text.ts";
import { discussions } from "../tables.ts";
import { discussionCards } from "./discussion-cards.ts";
import { type DiscussionRow, discussionRows, now } from "./discussion-rows.ts";

const found = alias(discussions, "found");

/** Whoever sees a discussion sees its title. The rest is for those who may read in its group. */
const searchedRows = (viewer: Member | null): SearchedRows => ({
  table: discussions,
  text: found.searchText,
  name: titleIn(found.searchText),
  isTextSeen: sql`(select ${mayEnterGroup(viewer, now)} from ${groups} where ${groups.id} = ${found.groupId})`,
  isLarge: true,
  isSeen: sql`(select ${seenBy(viewer, found)} from ${members} where ${members.id} = ${found.authorId})`,
  weight: found.lastMessageAt,
});

/** The same of `discussions`, beside its group. */
const joinedRows = (viewer: Member | null) => ({
  text: discussions.searchText,
  name: titleIn(discussions.searchText),
  isTextSeen: mayEnterGroup(viewer, now),
});

/** By title, tags and first message, the closest title first, then the one with the newest reply. */
export async function searchedDiscussions(
  site: SiteContext,
  viewer: Member | null,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<DiscussionCard>> {
  const name = `discussions by ${searchName(searched)}`;
  const rows = await discussionRows(site, viewer, name, searchValues(searched), () => ({
    where: isFound(discussions.id, searched, searchedRows(viewer)),
    orderBy: [desc(closeness(searched, joinedRows(viewer))), desc(discussions.lastMessageAt), desc(discussions.id)],
    limit: countedRows,
    hasBeginning: true,
  }));
  const [best] = rows;
  return {
    items: await discussionCards(site, viewer, rows.slice(0, shown), passageFor(searched)),
    count: rows.length,
    near: nearWords(searched, best?.discussion.title, best && besideTitle(best)),
  };
}

const besideTitle = ({ discussion, beginning }: DiscussionRow): string =>
  `${discussion.tags.join(" ")}\n${beginningOf(beginning ?? "")}`;

const passageFor =
  ({ contained }: SearchedWords) =>
  ({ discussion, beginning }: DiscussionRow): string | null =>
    passageBeside(`${discussion.title}\n${discussion.tags.join(" ")}`, beginningOf(beginning ?? ""), contained);

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
      values: { viewer: viewer?.id ?? null, now: site.clock() },
    },
    chosen,
    async (ids) => {
      const rows = await discussionRows(site, viewer, "found discussions by ids", { ids }, () => ({
        where: sql`${discussions.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
        orderBy: [],
        limit: countedRows,
        hasBeginning: true,
      }));
      return discussionCards(
        site,
        viewer,
        inOrderOf(ids, rows, ({ discussion }) => discussion.id),
        passageFor(searched),
      );
    },
  );
