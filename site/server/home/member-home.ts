import { and, desc, ne } from "drizzle-orm";
import type { FeedStory } from "../../shared/home/feed-story.ts";
import type { HomeList } from "../../shared/home/home-lists.ts";
import type { MemberHome } from "../../shared/home/pages.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Cursors } from "../db/keyset.ts";
import { lookRows } from "../looks/look-cards.ts";
import { looks } from "../looks/tables.ts";
import { suggestedMembers } from "../members/suggested-members.ts";
import { notMuted, preparedViewer } from "../relations/seen-by.ts";
import { pageMinute } from "../request/page-minute.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { homeFeed, lookAsStory } from "./home-feed.ts";
import { homeWardrobe } from "./home-wardrobe.ts";
import { pairedLooks } from "./paired-looks.ts";

const maxLooksOfOthers = 8;
/** A feed with fewer looks comes with suggestions. */
const shortFeed = 4;
const maxSuggestions = 4;

/** @throws 400 for a cursor of another list */
export async function memberHome(
  site: SiteContext,
  viewer: Member,
  show: HomeList,
  cursors: Cursors,
): Promise<MemberHome> {
  const [wardrobe, followed] = await Promise.all([homeWardrobe(site, viewer), homeFeed(site, viewer, show, cursors)]);
  const isFirst = show === "everything" && followed.previous === null;
  const isNew = isFirst && followed.next === null && !followed.items.some(isPosted);
  return {
    kind: "member",
    ...{ wardrobe, show, feed: isNew ? "new" : "following" },
    stories: isNew ? await withLooksOfOthers(site, viewer, followed) : followed,
    suggestions:
      isFirst && countLooks(followed) < shortFeed ? await suggestedMembers(site, viewer, maxSuggestions) : [],
    ownLooks: viewer.lookCount,
    now: pageMinute(site),
  };
}

/** By a member whom the viewer follows, or with something of a brand. */
const isPosted = ({ kind }: FeedStory): boolean => kind === "look" || kind === "pair" || kind === "review";

const countLooks = ({ items }: Slice<FeedStory>): number =>
  items.reduce((count, { kind }) => count + (kind === "pair" ? 2 : kind === "look" ? 1 : 0), 0);

async function withLooksOfOthers(
  site: SiteContext,
  viewer: Member,
  followed: Slice<FeedStory>,
): Promise<Slice<FeedStory>> {
  const rows = await lookRows(site, viewer, "stories of others", {}, () => ({
    where: and(ne(looks.authorId, preparedViewer), notMuted(looks.authorId)),
    orderBy: [desc(looks.postedAt), desc(looks.id)],
    limit: maxLooksOfOthers,
  }));
  const items = [...rows.map(lookAsStory), ...followed.items].sort((one, other) => (one.at > other.at ? -1 : 1));
  return { ...followed, items: pairedLooks(items) };
}
