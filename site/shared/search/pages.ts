import type { FoundByKind } from "./search.ts";
import type { Narrowed } from "./search-facets.ts";
import type { SearchKind } from "./search-kinds.ts";

export interface SearchPages {
  search: {
    /** On one line; empty before anything is searched for. */
    text: string;
    /** Null shows some of each. */
    kind: SearchKind | null;
    /** Nothing that is only similar was looked for. */
    isExact: boolean;
    /** Null without a word to search for. Counted without regard to what the results are narrowed by. */
    found: FoundByKind | null;
    /** What the results of `kind` are narrowed by; null where they cannot be. */
    narrowed: Narrowed | null;
    /** Words that are near those of the search, of which nothing that is shown has all. */
    mended: string | null;
    /** The words to mark in what was found, as they are compared. */
    marked: string[];
    /** For the dates of discussions. */
    now: string;
  };
}
