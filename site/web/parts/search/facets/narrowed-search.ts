import { paths } from "../../../../shared/paths.ts";
import type { SearchRefinement } from "../../../../shared/search/paths.ts";
import type { FacetChoice, Narrowed, SearchFacet } from "../../../../shared/search/search-facets.ts";
import type { SearchKind } from "../../../../shared/search/search-kinds.ts";

/** The results of one kind, and what they are narrowed by. */
export interface NarrowedSearch {
  text: string;
  kind: SearchKind;
  isExact: boolean;
  narrowed: Narrowed;
}

/** What stands in the address besides the words and the kind. */
const refinementOf = ({ isExact, narrowed }: NarrowedSearch): SearchRefinement => ({
  exact: isExact ? "1" : null,
  ...Object.fromEntries(narrowed.facets.map(({ facet, chosen }) => [facet, chosen])),
});

/** The same search with something else chosen. */
export const narrowedPath = (search: NarrowedSearch, change: SearchRefinement): string =>
  paths.searchFor(search.text, search.kind, { ...refinementOf(search), ...change });

/** The same search of the whole kind. */
export const wholeKindPath = ({ text, kind, isExact }: NarrowedSearch): string =>
  paths.searchFor(text, kind, { exact: isExact ? "1" : null });

interface ChosenChoice {
  facet: SearchFacet["facet"];
  choice: FacetChoice;
}

export const chosenIn = ({ facets }: Narrowed): ChosenChoice[] =>
  facets.flatMap(({ facet, chosen, choices }) =>
    choices.filter(({ value }) => value === chosen).map((choice) => ({ facet, choice })),
  );
