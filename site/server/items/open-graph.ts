import { isUuid } from "../../shared/uuid.ts";
import type { ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import { itemDetail } from "./item-detail.ts";

/** By id. */
export const itemOpenGraph: ReadOpenGraph = async (site, id) => {
  if (!isUuid(id)) throw notFound("item");
  const { name, brand, owner, photo, wears } = (await itemDetail(site, null, id)).detail;
  const line = [brand, `Owned by ${owner.username}`].filter(Boolean).join(" · ");
  const words = { titles: [name ?? "An item", "An item"], line, stars: null, worn: wears || null };
  return { words, photos: photo ? [photo] : [] };
};
