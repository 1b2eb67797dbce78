import type { Pages } from "../../shared/pages.ts";
import { searchKinds } from "../../shared/search/search-kinds.ts";
import { searchedText, searchedWords } from "../db/searched-words.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { pageMinute } from "../request/page-minute.ts";
import { queryOption } from "../request/query-option.ts";
import { chosenFacets } from "./chosen-facets.ts";
import { isNarrowed } from "./narrowed-kinds.ts";
import { searchAll } from "./search-all.ts";

const nothing = { found: null, narrowed: null, mended: null, marked: [] };

/** Never cached, as its route says: hardly anybody searches for the same words, and what is found depends on everything. */
async function searchPage({ site, viewer, url }: PageRequest): Promise<Pages["search"]> {
  const kind = queryOption(url, "kind", searchKinds);
  const isExact = queryOption(url, "exact", ["1"]) !== null;
  const text = searchedText(url.searchParams.get("q") ?? "");
  const page = { text, kind, isExact, now: pageMinute(site) };
  const words = searchedWords(text, isExact);
  if (!words) return { ...page, ...nothing };
  const only = kind && { kind, chosen: isNarrowed(kind) ? await chosenFacets({ site, url }, kind) : {} };
  return { ...page, ...(await searchAll({ site, viewer, words }, only)) };
}

export const searchPages = { search: searchPage } satisfies Partial<PageLoaders>;
