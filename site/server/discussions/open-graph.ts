import { plainWords, type ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { photoCardOf } from "../photos/photos.ts";
import { notFound } from "../problems.ts";
import { discussionBySlug } from "./discussion-by-slug.ts";

/** Of those of which everybody reads the messages. */
export const discussionOpenGraph: ReadOpenGraph = async (site, slug) => {
  const { discussion, group, replies, access } = await discussionBySlug(site, null, slug);
  if (access !== "open") throw notFound("discussion");
  const count = replies === 1 ? "1 reply" : `${replies.toLocaleString("en-GB")} replies`;
  const line = replies > 0 ? `${group.name} · ${count}` : group.name;
  const cover = group.coverId ? await photoCardOf(site, group.coverId) : null;
  return { words: plainWords([discussion.title, "A discussion"], line), photos: cover ? [cover] : [] };
};
