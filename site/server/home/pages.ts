import type { Pages } from "../../shared/pages.ts";
import { listedLooks } from "../looks/lists/look-lists.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { memberHome } from "./member-home.ts";
import { currentTotals } from "./totals.ts";

const maxHomeLooks = 12;

async function homePage({ site, viewer }: PageRequest): Promise<Pages["home"]> {
  if (viewer) return memberHome(site, viewer);
  site.shows(["members"]);
  const [{ items }, totals] = await Promise.all([listedLooks(site, null), currentTotals(site)]);
  // The most liked of the newest looks is the hero.
  const hero = items.reduce<(typeof items)[number] | null>(
    (best, look) => (best && best.likes >= look.likes ? best : look),
    null,
  );
  const looks = items.filter((look) => look !== hero).slice(0, maxHomeLooks);
  return { kind: "visitor", hero, looks, memberCount: totals.members, lookCount: totals.looks };
}

export const homePages = { home: homePage } satisfies Partial<PageLoaders>;
