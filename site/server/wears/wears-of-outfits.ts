import { sql } from "drizzle-orm";
import { preparedRows, query } from "../db/prepared-query.ts";
import type { OutfitWears } from "../outfits/outfits.ts";
import type { SiteContext } from "../site-context.ts";
import { wears } from "./tables.ts";

/** How often outfits were worn, each press being one time; without those that never were. */
export async function wearsOfOutfits(
  { db }: Pick<SiteContext, "db">,
  ids: readonly string[],
): Promise<Map<string, OutfitWears>> {
  const rows = await preparedRows(db, "wears of outfits", { ids }, () =>
    query
      .select({
        id: sql<string>`${wears.outfitId}`,
        wears: sql<number>`count(distinct ${wears.pressId})::int`,
        lastWornOn: sql<string>`max(${wears.wornOn})::text`,
      })
      .from(wears)
      // In a subquery, so that the planner does not plan anew for each number of ids.
      .where(sql`${wears.outfitId} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`)
      .groupBy(wears.outfitId),
  );
  return new Map(rows.map(({ id, ...worn }) => [id, worn]));
}
