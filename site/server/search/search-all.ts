import type { FoundByKind, SearchSuggestion } from "../../shared/search/search.ts";
import { maxFound, type SearchKind, searchKinds, searchLimits } from "../../shared/search/search-kinds.ts";
import { type Search, searchedKinds } from "./searched-kinds.ts";

/** Some of every kind; of one that is asked for alone all that a search shows, and of the others only how many they are. */
export async function searchAll(search: Search, only: SearchKind | null): Promise<FoundByKind> {
  const found = await Promise.all(
    searchKinds.map(async (kind) => [kind, await searchedKinds[kind].find(search, shownOf(kind, only))] as const),
  );
  // TypeScript loses the pairing of kind and cards when the kinds are found by an index.
  return Object.fromEntries(found) as FoundByKind;
}

function shownOf(kind: SearchKind, only: SearchKind | null): number {
  if (only === null) return searchLimits.shown;
  return kind === only ? maxFound : 0;
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
