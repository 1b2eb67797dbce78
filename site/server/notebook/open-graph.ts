import { plainWords, type ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import { categoryBySlug, categoryCard } from "./category-rows.ts";
import { publishedEntry } from "./entry-by-slug.ts";
import { entryCard } from "./entry-card.ts";

export const entryOpenGraph: ReadOpenGraph = async (site, slug) => {
  const row = await publishedEntry(site, null, slug);
  if (!row) throw notFound("entry");
  const { title, author, cover } = entryCard(row);
  const line = author ? `The notebook · ${author.username}` : "The notebook";
  return { words: plainWords([title, "An entry of the notebook"], line), photos: cover ? [cover] : [] };
};

export const categoryOpenGraph: ReadOpenGraph = async (site, slug) => {
  const row = await categoryBySlug(site, slug);
  if (!row) throw notFound("category");
  const { name, entries, cover } = categoryCard(row);
  const line = entries === 1 ? "1 entry" : `${entries.toLocaleString("en-GB")} entries`;
  const words = plainWords([name, "The notebook"], entries > 0 ? `The notebook · ${line}` : "The notebook");
  return { words, photos: cover ? [cover] : [] };
};
