import { sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ReviewRow, reviewRows } from "../review-rows.ts";
import { reviews } from "../tables.ts";

/** More than any page holds. */
const maxIds = 100;

/** In the order of the ids, without those that the reader may not see. */
export async function reviewsByIds(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  ids: readonly string[],
): Promise<ReviewRow[]> {
  if (ids.length === 0) return [];
  const rows = await reviewRows(site, viewer, "reviews by ids", { ids }, () => ({
    // In a subquery, so that the planner does not plan anew for each number of ids.
    where: sql`${reviews.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
    limit: maxIds,
  }));
  const byId = new Map(rows.map((row) => [row.review.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
