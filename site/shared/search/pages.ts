import type { FoundByKind } from "./search.ts";
import type { SearchKind } from "./search-kinds.ts";

export interface SearchPages {
  search: {
    /** On one line; empty before anything is searched for. */
    text: string;
    /** Null shows some of each. */
    kind: SearchKind | null;
    /** Null without a word to search for. */
    found: FoundByKind | null;
    /** For the dates of discussions. */
    now: string;
  };
}
