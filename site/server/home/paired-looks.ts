import { dayMs } from "../../shared/durations.ts";
import type { FeedStory } from "../../shared/home/feed-story.ts";
import type { LookStory } from "../../shared/looks/look.ts";

/** Two looks that a member posted within a day, and nothing between, become one story. */
export function pairedLooks(stories: readonly FeedStory[]): FeedStory[] {
  const paired: FeedStory[] = [];
  for (const story of stories) {
    const before = paired.at(-1);
    if (before?.kind === "look" && story.kind === "look" && isPair(before.look, story.look))
      paired.splice(-1, 1, { kind: "pair", id: before.id, at: before.at, looks: [before.look, story.look] });
    else paired.push(story);
  }
  return paired;
}

const isPair = (one: LookStory, other: LookStory): boolean =>
  one.member.slug === other.member.slug && Date.parse(one.postedAt) - Date.parse(other.postedAt) < dayMs;
