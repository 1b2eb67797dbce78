import type { ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import { collectionCard } from "./collection-cards.ts";
import { presentCollection } from "./page-collection.ts";

const read =
  (wordsFor: (name: string, brand: string) => { titles: string[]; line: string }): ReadOpenGraph =>
  async (site, path) => {
    const [slug = "", collectionSlug = ""] = path.split("/");
    const row = await presentCollection(site, { slug, collectionSlug });
    if (!row) throw notFound("collection");
    const { name, brand, cover, rating } = collectionCard(row);
    return { words: { ...wordsFor(name, brand.name), stars: rating, worn: null }, photos: cover ? [cover] : [] };
  };

export const collectionOpenGraph = read((name, brand) => ({ titles: [name, "A collection"], line: brand }));
export const collectionReviewsOpenGraph = read((name, brand) => ({
  titles: [`Reviews of ${name}`, "Reviews"],
  line: `${brand} · By members who wear it`,
}));
