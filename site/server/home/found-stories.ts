import type { HomeList } from "../../shared/home/home-lists.ts";
import type { CollectionRow } from "../collections/collection-cards.ts";
import { collectionsOfFollowed } from "../collections/collection-list.ts";
import type { InstantKey, PageStart } from "../db/keyset.ts";
import { followedDiscussions } from "../discussions/lists/discussion-lists.ts";
import type { DiscussionRow } from "../discussions/lists/discussion-rows.ts";
import { followedLooks } from "../looks/lists/followed-looks.ts";
import { entriesForMember } from "../notebook/entry-lists.ts";
import type { EntryRow } from "../notebook/entry-rows.ts";
import type { Member } from "../request/site-env.ts";
import { followedReviews } from "../reviews/lists/followed-reviews.ts";
import { noFilter } from "../reviews/lists/parse-review-query.ts";
import type { SiteContext } from "../site-context.ts";

/** What stands in the feed, by its place there. Looks and reviews are read once it is known which of them a page shows. */
export type FoundStory = { key: InstantKey } & (
  | { kind: "look" }
  | { kind: "review" }
  | { kind: "talk"; row: DiscussionRow }
  | { kind: "entry"; row: EntryRow }
  | { kind: "collection"; row: CollectionRow }
);

type Find = (
  site: SiteContext,
  viewer: Member,
  start: PageStart<InstantKey>,
  limit: number,
) => Promise<readonly FoundStory[]>;

/** Among everything, so that talk doesn’t stand in front of all looks. The list of talk has the others. */
const maxUnreadTalk = 3;

const found: Record<FoundStory["kind"] | "unread talk", Find> = {
  look: async (site, viewer, start, limit) => {
    const posted = await followedLooks(site, viewer, { start, limit });
    return posted.map(({ id, postedAt }) => ({ kind: "look", key: [postedAt.getTime(), id] }));
  },
  review: async (site, viewer, start, limit) => {
    const listing = { list: "feed", sort: "newest", filter: { ...noFilter, by: "following" } } as const;
    const keys = await followedReviews(site, viewer, listing, start, limit);
    return keys.map((key) => ({ kind: "review", key }));
  },
  talk: async (site, viewer, start, limit) =>
    (await followedDiscussions(site, viewer, { isUnread: false, start, limit })).map(talkOf),
  "unread talk": async (site, viewer, start) => {
    const first = { key: null, isBackwards: false };
    const newest = await followedDiscussions(site, viewer, { isUnread: true, start: first, limit: maxUnreadTalk });
    return newest.map(talkOf).filter(({ key }) => isBeyond(start, key));
  },
  entry: async (site, viewer, start, limit) => {
    const rows = await entriesForMember(site, viewer, start, limit);
    return rows.map((row) => ({ kind: "entry", key: [row.entry.publishedAt?.getTime() ?? 0, row.entry.id], row }));
  },
  collection: async (site, viewer, start, limit) => {
    const rows = await collectionsOfFollowed(site, viewer, start, limit);
    return rows.map((row) => ({
      ...{ kind: "collection", key: [row.collection.createdAt.getTime(), row.collection.id], row },
    }));
  },
};

const talkOf = (row: DiscussionRow): FoundStory => ({
  ...{ kind: "talk", key: [row.discussion.lastMessageAt.getTime(), row.discussion.id], row },
});

const shown: Record<HomeList, readonly (keyof typeof found)[]> = {
  everything: ["look", "review", "unread talk", "entry", "collection"],
  looks: ["look"],
  reviews: ["review"],
  talk: ["talk"],
};

/** The next stories of a list beyond its start, of all kinds in one order. */
export async function foundStories(
  show: HomeList,
  ...[site, viewer, start, limit]: Parameters<Find>
): Promise<FoundStory[]> {
  const ofKinds = await Promise.all(shown[show].map((kind) => found[kind](site, viewer, start, limit)));
  const sign = start.isBackwards ? 1 : -1;
  return ofKinds
    .flat()
    .sort((one, other) => sign * compare(one.key, other.key))
    .slice(0, limit);
}

const isBeyond = ({ key, isBackwards }: PageStart<InstantKey>, of: InstantKey): boolean =>
  key === null || compare(of, key) * (isBackwards ? 1 : -1) > 0;

/** As PostgreSQL orders instants and, within them, ids. */
const compare = ([at, id]: InstantKey, [otherAt, otherId]: InstantKey): number =>
  at === otherAt ? Number(id > otherId) - Number(id < otherId) : at - otherAt;
