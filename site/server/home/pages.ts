import { homeLists } from "../../shared/home/home-lists.ts";
import type { Pages } from "../../shared/pages.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { queryOption } from "../request/query-option.ts";
import { memberHome } from "./member-home.ts";
import { visitorHome } from "./visitor-home.ts";

/** @throws 400 for an unknown list in the address */
async function homePage({ site, viewer, url }: PageRequest): Promise<Pages["home"]> {
  const show = queryOption(url, "show", homeLists, "list") ?? "everything";
  return viewer ? memberHome(site, viewer, show) : visitorHome(site);
}

export const homePages = { home: homePage } satisfies Partial<PageLoaders>;
