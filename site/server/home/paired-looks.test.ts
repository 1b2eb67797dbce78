import { expect, test } from "vitest";
import type { FeedStory } from "../../shared/home/feed-story.ts";
import type { LookStory } from "../../shared/looks/look.ts";
import type { ReviewCard } from "../../shared/reviews/review.ts";
import { pairedLooks } from "./paired-looks.ts";

const at = (hour: number, day = 5) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();

const look = (slug: string, by: string, postedAt: string): FeedStory => ({
  ...{ kind: "look", id: slug, at: postedAt },
  look: { slug, member: { slug: by }, postedAt } as LookStory,
});

const namesOf = (stories: readonly FeedStory[]): string[] =>
  pairedLooks(stories).map((story) =>
    story.kind === "pair" ? story.looks.map(({ slug }) => slug).join(" and ") : story.id,
  );

test("two looks that a member posted within a day are one story, a third is another", () => {
  expect(namesOf([look("c", "bea", at(12)), look("b", "bea", at(11)), look("a", "bea", at(10))])).toEqual([
    "c and b",
    "a",
  ]);
  expect(namesOf([look("c", "bea", at(12)), look("b", "cleo", at(11)), look("a", "bea", at(10))])).toEqual([
    "c",
    "b",
    "a",
  ]);
  expect(namesOf([look("b", "bea", at(12)), look("a", "bea", at(12, 3))])).toEqual(["b", "a"]);
});

test("what was posted between two looks keeps them apart", () => {
  const review: FeedStory = { kind: "review", id: "review", at: at(11), review: {} as ReviewCard };
  expect(namesOf([look("b", "bea", at(12)), review, look("a", "bea", at(10))])).toEqual(["b", "review", "a"]);
});
