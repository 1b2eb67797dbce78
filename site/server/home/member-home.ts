import { and, desc, ne } from "drizzle-orm";
import type { HomeList } from "../../shared/home/home-lists.ts";
import type { MemberHome } from "../../shared/home/pages.ts";
import type { LookStory } from "../../shared/looks/look.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { newestCollectionsOfFollowed } from "../collections/collection-list.ts";
import { followedDiscussions } from "../discussions/lists/discussion-lists.ts";
import { followedLooks } from "../looks/lists/followed-looks.ts";
import { type LookRow, lookCard, lookRows } from "../looks/look-cards.ts";
import { looksByIds } from "../looks/looks-by-ids.ts";
import { looks } from "../looks/tables.ts";
import { suggestedMembers } from "../members/suggested-members.ts";
import { entriesForMember } from "../notebook/entry-lists.ts";
import { photoCard } from "../photos/photos.ts";
import { notMuted, preparedViewer } from "../relations/seen-by.ts";
import { pageMinute } from "../request/page-minute.ts";
import type { Member } from "../request/site-env.ts";
import { newestOfFollowed } from "../reviews/lists/listed-reviews.ts";
import type { SiteContext } from "../site-context.ts";
import { homeWardrobe } from "./home-wardrobe.ts";

type Feed = Pick<MemberHome, "looks" | "reviews" | "discussions" | "entries" | "collections">;

/** How many of each kind a list shows. */
const sizes: Record<HomeList, Record<keyof Feed, number>> = {
  everything: { looks: 8, reviews: 3, discussions: 3, entries: 2, collections: 2 },
  looks: { looks: 12, reviews: 0, discussions: 0, entries: 0, collections: 0 },
  reviews: { looks: 0, reviews: 8, discussions: 0, entries: 0, collections: 0 },
  talk: { looks: 0, reviews: 0, discussions: 8, entries: 0, collections: 0 },
};
/** A feed with fewer looks comes with suggestions. */
const shortFeed = 4;
const maxSuggestions = 4;

export async function memberHome(site: SiteContext, viewer: Member, show: HomeList): Promise<MemberHome> {
  const [wardrobe, followed] = await Promise.all([homeWardrobe(site, viewer), followedFeed(site, viewer, show)]);
  const isNew = show === "everything" && followed.looks.length + followed.reviews.length === 0;
  const looks = isNew ? await looksOfOthers(site, viewer) : followed.looks;
  const isShort = show === "everything" && followed.looks.length < shortFeed;
  return {
    kind: "member",
    ...{ wardrobe, show, feed: isNew ? "new" : "following" },
    ...{ ...followed, looks },
    suggestions: isShort ? await suggestedMembers(site, viewer, maxSuggestions) : [],
    ownLooks: viewer.lookCount,
    now: pageMinute(site),
  };
}

/** What the members and brands whom the viewer follows have posted, and what is new in discussions that they follow. */
async function followedFeed(site: SiteContext, viewer: Member, show: HomeList): Promise<Feed> {
  const size = sizes[show];
  const [looks, reviews, discussions, entries, collections] = await Promise.all([
    size.looks ? followedStories(site, viewer, size.looks) : [],
    size.reviews ? newestOfFollowed(site, viewer, size.reviews) : [],
    size.discussions
      ? followedDiscussions(site, viewer, { isUnread: show === "everything", limit: size.discussions })
      : [],
    size.entries ? entriesForMember(site, viewer, size.entries) : [],
    size.collections ? newestCollectionsOfFollowed(site, viewer, size.collections) : [],
  ]);
  return { looks, reviews, discussions, entries, collections };
}

async function followedStories(site: SiteContext, viewer: Member, limit: number): Promise<LookStory[]> {
  const found = await followedLooks(site, viewer, { start: { key: null, isBackwards: false }, limit });
  const rows = await looksByIds(
    site,
    viewer,
    found.map(({ id }) => id),
  );
  return rows.map(lookStory);
}

async function looksOfOthers(site: SiteContext, viewer: Member): Promise<LookStory[]> {
  const rows = await lookRows(site, viewer, "stories of others", {}, () => ({
    where: and(ne(looks.authorId, preparedViewer), notMuted(looks.authorId)),
    orderBy: [desc(looks.postedAt), desc(looks.id)],
    limit: sizes.everything.looks,
  }));
  return rows.map(lookStory);
}

const lookStory = (row: LookRow): LookStory => ({
  ...lookCard(row),
  member: memberWithAvatar(row.member, row.avatar && photoCard(row.avatar)),
  text: row.look.text,
});
