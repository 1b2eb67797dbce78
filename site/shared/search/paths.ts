import type { SearchKind } from "./search-kinds.ts";

export const searchPaths = {
  search: "/search",
  /** All kinds, or further results of one. */
  searchFor: (text: string, kind?: SearchKind) => `/search?${new URLSearchParams({ q: text, ...(kind && { kind }) })}`,
} as const;

export const searchApi = { search: "/api/search" } as const;
