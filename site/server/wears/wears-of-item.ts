import { desc, eq, sql } from "drizzle-orm";
import type { WearDay } from "../../shared/wears/wear.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import type { SiteContext } from "../site-context.ts";
import { wears } from "./tables.ts";

/** Each day on which an item was worn, the latest first. Only its owner may know. */
export const wearsOfItem = ({ db }: Pick<SiteContext, "db">, itemId: string): Promise<WearDay[]> =>
  preparedRows(db, "wears of an item", { itemId }, () =>
    query
      .select({ on: wears.wornOn, times: sql<number>`count(*)::int` })
      .from(wears)
      .where(eq(wears.itemId, sql.placeholder("itemId")))
      .groupBy(wears.wornOn)
      .orderBy(desc(wears.wornOn)),
  );
