import type { FeedStory } from "../../shared/home/feed-story.ts";
import type { HomeList } from "../../shared/home/home-lists.ts";
import type { LookStory } from "../../shared/looks/look.ts";
import type { Slice } from "../../shared/page-data.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { newCollection } from "../collections/collection-list.ts";
import { type Cursors, InstantKey, pageOfRows } from "../db/keyset.ts";
import { discussionCards } from "../discussions/lists/discussion-cards.ts";
import { type LookRow, lookCard } from "../looks/look-cards.ts";
import { looksByIds } from "../looks/looks-by-ids.ts";
import { entryCard } from "../notebook/entry-card.ts";
import { photoCard } from "../photos/photos.ts";
import type { Member } from "../request/site-env.ts";
import { reviewsByIds } from "../reviews/lists/reviews-by-ids.ts";
import { reviewCard } from "../reviews/review-cards.ts";
import type { SiteContext } from "../site-context.ts";
import { type FoundStory, foundStories } from "./found-stories.ts";
import { pairedLooks } from "./paired-looks.ts";

const pageSize = 20;

/**
 * A page of what the members and brands whom the viewer follows have posted, and of the discussions that they follow, the
 * newest first. It is read when it is asked for, never written beforehand: who sees what is a part of each query.
 * @throws 400 for a cursor of another list
 */
export async function homeFeed(
  site: SiteContext,
  viewer: Member,
  show: HomeList,
  cursors: Cursors,
): Promise<Slice<FeedStory>> {
  const page = await pageOfRows(
    {
      ...{ list: `home-${show}`, key: InstantKey, size: pageSize },
      rows: (start, limit) => foundStories(show, site, viewer, start, limit),
      keyOf: ({ key }) => key,
    },
    cursors,
  );
  return { ...page, items: pairedLooks(await storiesOf(site, viewer, page.items)) };
}

/** Without the looks and reviews that the viewer may no longer see by now. */
async function storiesOf(site: SiteContext, viewer: Member, found: readonly FoundStory[]): Promise<FeedStory[]> {
  const idsOf = (kind: "look" | "review") => found.flatMap((one) => (one.kind === kind ? [one.key[1]] : []));
  const talk = found.flatMap((one) => (one.kind === "talk" ? [one.row] : []));
  const [lookList, reviewList, discussions] = await Promise.all([
    looksByIds(site, viewer, idsOf("look")),
    reviewsByIds(site, viewer, idsOf("review")),
    talk.length ? discussionCards(site, viewer, talk) : [],
  ]);
  const stories = new Map<string, FeedStory>([
    ...lookList.map((row) => [row.look.id, lookAsStory(row)] as const),
    ...reviewList.map((row) => [row.review.id, reviewAsStory(reviewCard(viewer)(row))] as const),
    ...discussions.map((discussion) => [discussion.id, talkAsStory(discussion)] as const),
  ]);
  return found.flatMap((one) => {
    if (one.kind === "entry") return entryAsStory(entryCard(one.row));
    if (one.kind === "collection") return collectionAsStory(newCollection(one.row));
    return stories.get(one.key[1]) ?? [];
  });
}

type Story<Kind extends FeedStory["kind"]> = Extract<FeedStory, { kind: Kind }>;

export function lookAsStory(row: LookRow): Story<"look"> {
  const look: LookStory = {
    ...lookCard(row),
    member: memberWithAvatar(row.member, row.avatar && photoCard(row.avatar)),
    text: row.look.text,
  };
  return { kind: "look", id: `look ${look.slug}`, at: look.postedAt, look };
}

const reviewAsStory = (review: Story<"review">["review"]): FeedStory => ({
  ...{ kind: "review", id: `review ${review.id}`, at: review.postedAt, review },
});

const talkAsStory = (discussion: Story<"talk">["discussion"]): FeedStory => ({
  ...{ kind: "talk", id: `talk ${discussion.id}`, at: discussion.lastAt, discussion },
});

const entryAsStory = (entry: Story<"entry">["entry"]): FeedStory => ({
  ...{ kind: "entry", id: `entry ${entry.slug}`, at: entry.publishedAt ?? "", entry },
});

const collectionAsStory = (collection: Story<"collection">["collection"]): FeedStory => ({
  kind: "collection",
  id: `collection ${collection.brand.slug} ${collection.slug}`,
  at: collection.addedAt,
  collection,
});
