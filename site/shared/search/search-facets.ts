// Without the cards: a page may import it.

import type { SearchKind } from "./search-kinds.ts";

/** What the results of a kind are narrowed by, in the order of the page. Those of other kinds are not. */
export const kindFacets = {
  looks: ["colour", "season", "occasion", "brand"],
  products: ["category", "colour", "brand"],
  entries: ["category"],
  discussions: ["group"],
} as const satisfies Partial<Record<SearchKind, readonly string[]>>;

export type NarrowedKind = keyof typeof kindFacets;
export type FacetOf<Kind extends NarrowedKind> = (typeof kindFacets)[Kind][number];
export type Facet = FacetOf<NarrowedKind>;

export const facets: readonly Facet[] = [...new Set(Object.values(kindFacets).flat())];

/** Of each facet a search offers so many choices, those with the most results. */
export const maxChoices = 8;

export interface FacetChoice {
  /** As it stands in the address. */
  value: string;
  /** Of a brand, group or category of the notebook; the page knows what to call the others. */
  name: string | null;
  /** How many results have it, and what is chosen of the other facets. Counted like those of a kind. */
  count: number;
}

export interface SearchFacet {
  facet: Facet;
  chosen: string | null;
  /** The chosen one among them; the one with the most results comes first. */
  choices: FacetChoice[];
}

export interface Narrowed {
  /** With what is chosen of all facets. Counted like those of a kind. */
  count: number;
  /** Without those that offer nothing. */
  facets: SearchFacet[];
}
