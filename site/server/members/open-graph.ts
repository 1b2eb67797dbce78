import { firstPage } from "../db/keyset.ts";
import { looksOf } from "../looks/lists/look-lists.ts";
import { plainWords, type ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import { memberBySlug } from "./member-profile.ts";

/** With the first looks, in the member’s own order. */
export const memberOpenGraph: ReadOpenGraph = async (site, slug) => {
  const member = await memberBySlug(site, null, slug);
  if ("movedTo" in member || !member.profile.counts) throw notFound("member");
  const { username, city, counts } = member.profile;
  const { items } = await looksOf(site, null, member.id, firstPage);
  const looks = counts.looks === 1 ? "1 look" : `${counts.looks.toLocaleString("en-GB")} looks`;
  const line = [counts.looks > 0 && looks, city].filter(Boolean).join(" · ");
  return {
    words: plainWords([username, "A member of Hemline"], line || null),
    photos: items.map(({ photo }) => photo),
  };
};
