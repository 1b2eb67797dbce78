import type { Pages } from "../../shared/pages.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { memberHome } from "./member-home.ts";
import { visitorHome } from "./visitor-home.ts";

const homePage = ({ site, viewer }: PageRequest): Promise<Pages["home"]> =>
  viewer ? memberHome(site, viewer) : visitorHome(site);

export const homePages = { home: homePage } satisfies Partial<PageLoaders>;
