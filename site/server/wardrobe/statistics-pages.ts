import type { Pages } from "../../shared/pages.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { statistics } from "./statistics.ts";
import { statisticsDays } from "./statistics-period.ts";

async function statisticsPage({ site, viewer, url }: PageRequest): Promise<Pages["statistics"]> {
  if (!viewer) throw loginRequired();
  return statistics(site, viewer, statisticsDays(viewer, url, site.clock()));
}

export const statisticsPages = { statistics: statisticsPage } satisfies Partial<PageLoaders>;
