import { desc, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { SiteContext } from "../site-context.ts";
import { type LookRow, lookRows } from "./look-cards.ts";
import { looks } from "./tables.ts";

/** Newest first, without those that the reader may not see. */
export async function looksByIds(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  ids: readonly string[],
): Promise<LookRow[]> {
  if (ids.length === 0) return [];
  return lookRows(site, viewer, "looks by ids", { ids }, () => ({
    // In a subquery, so that the planner does not plan anew for each number of ids.
    where: sql`${looks.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
    orderBy: [desc(looks.postedAt), desc(looks.id)],
  }));
}
