import type { FeedStory } from "../../../shared/home/feed-story.ts";
import type { MemberHome } from "../../../shared/home/pages.ts";
import { paths } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";

/** The home of a member, with the stories of its feed by their kinds. */
export async function homeOf(person: Person, address: string = paths.home) {
  const home = await person.sees("home", address);
  if (home.kind !== "member") throw new Error("This is the home of a visitor.");
  return { ...home, ...byKind(home) };
}

function byKind({ stories: { items } }: MemberHome) {
  const ofKind = <Kind extends FeedStory["kind"]>(kind: Kind) =>
    items.filter((story): story is Extract<FeedStory, { kind: Kind }> => story.kind === kind);
  return {
    looks: items.flatMap((story) => (story.kind === "pair" ? story.looks : story.kind === "look" ? [story.look] : [])),
    reviews: ofKind("review").map(({ review }) => review),
    discussions: ofKind("talk").map(({ discussion }) => discussion),
    entries: ofKind("entry").map(({ entry }) => entry),
    collections: ofKind("collection").map(({ collection }) => collection),
  };
}
