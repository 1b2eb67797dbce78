import { plainWords, type ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { lookCard } from "./look-cards.ts";
import { lookBySlug } from "./looks.ts";

export const lookOpenGraph: ReadOpenGraph = async (site, slug) => {
  const { title, number, member, photo } = lookCard(await lookBySlug(site, null, slug));
  const look = `Look ${number}`;
  return { words: plainWords([title, look], `${member.username} · ${look}`), photos: [photo] };
};
