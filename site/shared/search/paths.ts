import type { Facet } from "./search-facets.ts";
import type { SearchKind } from "./search-kinds.ts";

/** What is chosen of the facets of a kind; `exact` is “1” where typos are not forgiven. */
export type SearchRefinement = Partial<Record<Facet | "exact", string | null>>;

export const searchPaths = {
  search: "/search",
  /** All kinds, or further results of one. */
  searchFor: (text: string, kind?: SearchKind | null, refinement: SearchRefinement = {}): string => {
    const query = new URLSearchParams({ q: text, ...(kind && { kind }) });
    for (const [name, value] of Object.entries(refinement)) if (value) query.set(name, value);
    return `/search?${query}`;
  },
} as const;

export const searchApi = { search: "/api/search" } as const;
