import type { NewCollection } from "../collections/collection.ts";
import type { DiscussionCard } from "../discussions/discussion.ts";
import type { LookStory } from "../looks/look.ts";
import type { EntryCard } from "../notebook/entry.ts";
import type { ReviewCard } from "../reviews/review.ts";

/** One thing in the feed of a member’s home. `id` tells it from the others, `at` is where it stands in their order. */
export type FeedStory = { id: string; at: string } & (
  | { kind: "look"; look: LookStory }
  /** Two looks that a member posted within a day, and nothing between. */
  | { kind: "pair"; looks: [LookStory, LookStory] }
  | { kind: "review"; review: ReviewCard }
  /** What was said last in a discussion that the member follows. */
  | { kind: "talk"; discussion: DiscussionCard }
  | { kind: "entry"; entry: EntryCard }
  | { kind: "collection"; collection: NewCollection }
);
