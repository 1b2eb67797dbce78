import { sql } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import type { Reader } from "../../shared/permissions.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { itemsByIds } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { wears } from "./tables.ts";

/** Other items that its owner wore on the same days, with the number of days, the most frequent first. */
export async function wornWith(
  site: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  itemId: string,
  limit: number,
): Promise<{ item: ItemCard; times: number }[]> {
  const found = await preparedSql<{ id: string; times: number }>(
    site.db,
    "items worn with an item",
    { itemId, limit },
    () => sql`
      with other as (
        select wear.item_id as id, count(distinct wear.worn_on)::int as times, max(wear.worn_on) as latest
        from (select distinct author_id, worn_on from ${wears} where item_id = ${sql.placeholder("itemId")}::uuid) as day
        join ${wears} wear on wear.author_id = day.author_id and wear.worn_on = day.worn_on
        where wear.item_id <> ${sql.placeholder("itemId")}::uuid
        group by wear.item_id)
      select other.id, times from other join ${items} on ${items.id} = other.id and ${items.state} <> 'deleted'
      order by times desc, latest desc, other.id
      limit ${sql.placeholder("limit")}::int`,
  );
  const timesOf = new Map(found.map(({ id, times }) => [id, times]));
  const cards = await itemsByIds(
    site,
    viewer,
    found.map(({ id }) => id),
  );
  return cards.map((item) => ({ item, times: timesOf.get(item.id) ?? 0 }));
}
