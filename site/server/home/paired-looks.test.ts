import { expect, test } from "vitest";
import type { NewCollection } from "../../../../../shared/collections/collection.ts";
import type { DiscussionCard } from "../../../../../shared/discussions/discussion.ts";
import type { LookStory } from "../../../../../shared/looks/look.ts";
import type { EntryCard } from "../../../../../shared/notebook/entry.ts";
import type { ReviewCard } from "../../../../../shared/reviews/review.ts";
import { type FeedStory, feedStories } from "./feed-stories.ts";

const at = (hour: number, day = 5) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();
const look = (slug: string, by: string, postedAt: string) => ({ slug, member: { slug: by }, postedAt }) as LookStory;
const nothing = { looks: [], reviews: [], discussions: [], entries: [], collections: [] };

const nameOf = (story: FeedStory): string => {
  if (story.kind === "look") return story.look.slug;
  if (story.kind === "pair") return story.looks.map(({ slug }) => slug).join(" and ");
  return story.kind;
};

test("all kinds of news stand in one order, the newest first", () => {
  const stories = feedStories({
    looks: [look("late", "bea", at(12)), look("early", "bea", at(8))],
    reviews: [{ id: "1", postedAt: at(11) } as ReviewCard],
    discussions: [{ id: "2", lastAt: at(9) } as DiscussionCard],
    entries: [{ slug: "wool", publishedAt: at(10) } as EntryCard],
    collections: [{ slug: "autumn", addedAt: at(7) } as NewCollection],
  });
  expect(stories.map(nameOf)).toEqual(["late", "review", "entry", "talk", "early", "collection"]);
});

test("two looks that a member posted within a day are one story, a third is another", () => {
  const ofBea = [look("c", "bea", at(12)), look("b", "bea", at(11)), look("a", "bea", at(10))];
  expect(feedStories({ ...nothing, looks: ofBea }).map(nameOf)).toEqual(["c and b", "a"]);
  const ofTwo = [look("c", "bea", at(12)), look("b", "cleo", at(11)), look("a", "bea", at(10))];
  expect(feedStories({ ...nothing, looks: ofTwo }).map(nameOf)).toEqual(["c", "b", "a"]);
  const apart = [look("b", "bea", at(12)), look("a", "bea", at(12, 3))];
  expect(feedStories({ ...nothing, looks: apart }).map(nameOf)).toEqual(["b", "a"]);
});
