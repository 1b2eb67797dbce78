import type { NewCollection } from "../../../shared/collections/collection.ts";
import { dayMs } from "../../../shared/durations.ts";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { EntryCard } from "../../../shared/notebook/entry.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { newestCollectionsOfFollowed } from "../../collections/collection-list.ts";
import { followedLooks } from "../../looks/lists/followed-looks.ts";
import { type LookRow, lookCard } from "../../looks/look-cards.ts";
import { looksByIds } from "../../looks/looks-by-ids.ts";
import { followedEntriesSince } from "../../notebook/entry-lists.ts";
import type { Member } from "../../request/site-env.ts";
import { newestOfFollowed } from "../../reviews/lists/listed-reviews.ts";
import type { SiteContext } from "../../site-context.ts";

/** Where there are more, a digest says “30+”. */
export const maxCountedLooks = 30;
const maxLooks = 8;
const maxReviews = 5;
const maxEntries = 3;
const maxCollections = 3;
/** A digest carries nothing older, even when the reader began to follow its author yesterday. */
const maxAgeMs = 14 * dayMs;

export interface DigestLook extends LookCard {
  /** Anybody may see it, so that a mail program can show its photo. */
  isOpen: boolean;
}

/** Each newest first. */
export interface FollowedSince {
  since: Date;
  looks: DigestLook[];
  /** All of them, up to `maxCountedLooks` and one. */
  lookCount: number;
  reviews: ReviewCard[];
  entries: EntryCard[];
  /** Of followed brands. */
  collections: NewCollection[];
}

export const hasNews = ({ lookCount, reviews, entries, collections }: FollowedSince): boolean =>
  lookCount + reviews.length + entries.length + collections.length > 0;

/** From when on a digest shows what followed members and brands have posted. */
export const followedFrom = (since: Date, now: Date): Date =>
  new Date(Math.max(since.getTime(), now.getTime() - maxAgeMs));

/** What followed members and brands have posted since the digest before, as far as the member may see it now. */
export async function followedNews(site: SiteContext, member: Member, before: Date): Promise<FollowedSince> {
  const since = followedFrom(before, site.clock());
  const [looks, reviews, entries, collections] = await Promise.all([
    looksSince(site, member, since),
    newestOfFollowed(site, member, maxReviews),
    followedEntriesSince(site, member, since, maxEntries),
    newestCollectionsOfFollowed(site, member, maxCollections),
  ]);
  return {
    since,
    looks: looks.slice(0, maxLooks).map(digestLook),
    lookCount: looks.length,
    reviews: reviews.filter(({ postedAt }) => new Date(postedAt) > since),
    entries,
    collections: collections.filter(({ addedAt }) => new Date(addedAt) > since),
  };
}

async function looksSince(site: SiteContext, member: Member, since: Date): Promise<LookRow[]> {
  const start = { key: null, isBackwards: false };
  const found = await followedLooks(site, member, { start, limit: maxCountedLooks + 1 });
  const ids = found.filter(({ postedAt }) => postedAt > since).map(({ id }) => id);
  return looksByIds(site, member, ids);
}

const digestLook = (row: LookRow): DigestLook => ({ ...lookCard(row), isOpen: row.cover.isOpen });
