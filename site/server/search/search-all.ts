import type { FoundByKind, SearchSuggestion } from "../../shared/search/search.ts";
import type { Narrowed } from "../../shared/search/search-facets.ts";
import { maxFound, type SearchKind, searchKinds, searchLimits } from "../../shared/search/search-kinds.ts";
import type { ChosenFacets } from "../db/narrowed-cards.ts";
import { isNarrowed, narrowedKinds } from "./narrowed-kinds.ts";
import { type Search, searchedKinds } from "./searched-kinds.ts";

/** One kind to show alone, and what it is narrowed by. */
interface OnlyKind {
  kind: SearchKind;
  chosen: ChosenFacets;
}

interface SearchResults {
  found: FoundByKind;
  narrowed: Narrowed | null;
  /** The words of what is shown, where nothing has those of the search. */
  mended: string | null;
  /** The words of the search, and those that were found in their place. */
  marked: string[];
}

/** Some of every kind; of one that is asked for alone all that a search shows, and of the others only how many they are. */
export async function searchAll(search: Search, only: OnlyKind | null): Promise<SearchResults> {
  const results = await Promise.all(
    searchKinds.map(async (kind) => ({ kind, ...(await resultsOf(kind, search, only)) })),
  );
  const found = results.map(({ kind, items, count }) => [kind, { items, count }]);
  const shown = results.filter(({ kind, count }) => count > 0 && (only === null || kind === only.kind));
  const near = results.flatMap((one) => one.near ?? []);
  const [nearest] = shown.flatMap((one) => one.near ?? []).sort((one, other) => other.similarity - one.similarity);
  return {
    // TypeScript loses the pairing of kind and cards when the kinds are found by an index.
    found: Object.fromEntries(found) as FoundByKind,
    narrowed: results.find(({ narrowed }) => narrowed)?.narrowed ?? null,
    mended: nearest && shown.every((one) => one.near) ? nearest.words : null,
    marked: [...new Set([...search.words.contained, ...near.flatMap(({ words }) => words.split(" "))])],
  };
}

async function resultsOf(kind: SearchKind, search: Search, only: OnlyKind | null) {
  if (kind === only?.kind && isNarrowed(kind)) return narrowedKinds[kind](search, only.chosen);
  return { ...(await searchedKinds[kind].find(search, shownOf(kind, only))), narrowed: null };
}

function shownOf(kind: SearchKind, only: OnlyKind | null): number {
  if (only === null) return searchLimits.shown;
  return kind === only.kind ? maxFound : 0;
}

/** The best few of each kind. */
export async function suggestions(search: Search): Promise<SearchSuggestion[]> {
  const found = await Promise.all(searchKinds.map((kind) => suggestionsOf(kind, search)));
  return found.flat();
}

async function suggestionsOf<Kind extends SearchKind>(kind: Kind, search: Search): Promise<SearchSuggestion[]> {
  const { find, suggest } = searchedKinds[kind];
  const { items } = await find(search, searchLimits.suggested);
  return items.map((card) => ({ kind, ...suggest(card, search.viewer) }));
}
