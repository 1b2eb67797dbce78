import { sql } from "drizzle-orm";
import type { Pages } from "../../shared/pages.ts";
import { members } from "../accounts/tables.ts";
import { newestLooks } from "../looks/look-lists.ts";
import { hasPage } from "../relations/seen-by.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import type { SiteContext } from "../site-context.ts";
import { memberHome } from "./member-home.ts";

const maxHomeLooks = 12;

async function homePage({ site, viewer }: PageRequest): Promise<Pages["home"]> {
  if (viewer) return memberHome(site, viewer);
  const [{ items }, counts] = await Promise.all([newestLooks(site, null), countsOf(site)]);
  // The most liked of the newest looks is the hero.
  const hero = items.reduce<(typeof items)[number] | null>(
    (best, look) => (best && best.likes >= look.likes ? best : look),
    null,
  );
  const looks = items.filter((look) => look !== hero).slice(0, maxHomeLooks);
  return { kind: "visitor", hero, looks, ...counts };
}

async function countsOf({ db, shows }: SiteContext): Promise<{ memberCount: number; lookCount: number }> {
  shows(["members"]);
  const [counts] = await db
    .select({
      memberCount: sql<number>`count(*)::int`,
      lookCount: sql<number>`coalesce(sum(${members.lookCount}) filter (where not ${members.isPrivate}), 0)::int`,
    })
    .from(members)
    .where(hasPage);
  return counts ?? { memberCount: 0, lookCount: 0 };
}

export const homePages = { home: homePage } satisfies Partial<PageLoaders>;
