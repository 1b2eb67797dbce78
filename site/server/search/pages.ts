import type { Pages } from "../../shared/pages.ts";
import { searchKinds } from "../../shared/search/search-kinds.ts";
import { searchedText, searchedWords } from "../accounts/searched-words.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { pageMinute } from "../request/page-minute.ts";
import { queryOption } from "../request/query-option.ts";
import { searchAll } from "./search-all.ts";

/** Never cached, as its route says: hardly anybody searches for the same words, and what is found depends on everything. */
async function searchPage({ site, viewer, url }: PageRequest): Promise<Pages["search"]> {
  const kind = queryOption(url, "kind", searchKinds);
  const text = searchedText(url.searchParams.get("q") ?? "");
  const now = pageMinute(site);
  if (text === "") return { text, kind, found: null, now };
  const words = searchedWords(text);
  return { text, kind, found: words && (await searchAll({ site, viewer, words }, kind)), now };
}

export const searchPages = { search: searchPage } satisfies Partial<PageLoaders>;
