import type { NewCollection } from "../../../../../shared/collections/collection.ts";
import type { DiscussionCard } from "../../../../../shared/discussions/discussion.ts";
import { dayMs } from "../../../../../shared/durations.ts";
import type { MemberHome } from "../../../../../shared/home/pages.ts";
import type { LookStory } from "../../../../../shared/looks/look.ts";
import type { EntryCard } from "../../../../../shared/notebook/entry.ts";
import type { ReviewCard } from "../../../../../shared/reviews/review.ts";

export type FeedStory = { at: string } & (
  | { kind: "look"; look: LookStory }
  | { kind: "pair"; looks: readonly [LookStory, LookStory] }
  | { kind: "review"; review: ReviewCard }
  | { kind: "talk"; discussion: DiscussionCard }
  | { kind: "entry"; entry: EntryCard }
  | { kind: "collection"; collection: NewCollection }
);

/** Everything in one order, the newest first. Two looks that a member posted within a day, and nothing between, are one story. */
export function feedStories({
  looks,
  reviews,
  discussions,
  entries,
  collections,
}: Pick<MemberHome, "looks" | "reviews" | "discussions" | "entries" | "collections">): FeedStory[] {
  const stories: FeedStory[] = [
    ...looks.map((look) => ({ kind: "look" as const, at: look.postedAt, look })),
    ...reviews.map((review) => ({ kind: "review" as const, at: review.postedAt, review })),
    ...discussions.map((discussion) => ({ kind: "talk" as const, at: discussion.lastAt, discussion })),
    ...entries.map((entry) => ({ kind: "entry" as const, at: entry.publishedAt ?? "", entry })),
    ...collections.map((collection) => ({ kind: "collection" as const, at: collection.addedAt, collection })),
  ];
  return withPairs(stories.sort((one, other) => (one.at > other.at ? -1 : 1)));
}

function withPairs(stories: readonly FeedStory[]): FeedStory[] {
  const paired: FeedStory[] = [];
  for (const story of stories) {
    const before = paired.at(-1);
    if (before?.kind === "look" && story.kind === "look" && isPair(before.look, story.look))
      paired.splice(-1, 1, { kind: "pair", at: before.at, looks: [before.look, story.look] });
    else paired.push(story);
  }
  return paired;
}

const isPair = (one: LookStory, other: LookStory): boolean =>
  one.member.slug === other.member.slug && Date.parse(one.postedAt) - Date.parse(other.postedAt) < dayMs;
