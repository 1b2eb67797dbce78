import { Hono } from "hono";
import type { SearchSuggestionsAnswer } from "../../shared/search/search.ts";
import { searchedWords } from "../db/searched-words.ts";
import { rateLimited } from "../request/rate-limited.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { suggestions } from "./search-all.ts";

/** What a search will find, while its words are typed. */
export const searchApi = new Hono<SiteEnv>().get("/search", rateLimited("search-suggestions"), async (c) => {
  const { site, viewer } = c.var;
  const words = searchedWords(c.req.query("q") ?? "");
  return c.json({
    data: { suggestions: words ? await suggestions({ site, viewer, words }) : [] } satisfies SearchSuggestionsAnswer,
  });
});
