import type { ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import { collectionCard } from "./collection-cards.ts";
import { presentCollection } from "./page-collection.ts";

/** @param line below the collection’s name */
const read =
  (line: (brand: string) => string): ReadOpenGraph =>
  async (site, path) => {
    const [slug = "", collectionSlug = ""] = path.split("/");
    const row = await presentCollection(site, { slug, collectionSlug });
    if (!row) throw notFound("collection");
    const { name, brand, cover, rating } = collectionCard(row);
    const words = { titles: [name, "A collection"], line: line(brand.name), stars: rating, worn: null };
    return { words, photos: cover ? [cover] : [] };
  };

export const collectionOpenGraph = read((brand) => brand);
export const collectionReviewsOpenGraph = read((brand) => `${brand} · Reviews by members who wear it`);
