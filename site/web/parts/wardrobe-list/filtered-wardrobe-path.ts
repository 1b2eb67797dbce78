import type { WardrobeQuery } from "../../../shared/items/pages.ts";
import { paths } from "../../../shared/paths.ts";

const wholeWardrobe: WardrobeQuery = {
  show: "owned",
  category: null,
  colour: null,
  brand: null,
  season: null,
  sort: "newest",
  search: null,
};

const names = ["show", "category", "colour", "brand", "season", "sort", "search"] as const;

/** The address of a wardrobe as it is filtered; what is usual is left out. */
export function filteredWardrobePath(slug: string, query: Partial<WardrobeQuery>): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value && value !== wholeWardrobe[name]) search.set(name, value);
  }
  const path = paths.memberWardrobe(slug);
  return search.size ? `${path}?${search}` : path;
}
