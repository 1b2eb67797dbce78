import { and, eq, sql } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import type { Reader } from "../../shared/permissions.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { itemCard, itemRows } from "./item-cards.ts";
import { items } from "./tables.ts";

/** In the order of the ids, without deleted ones and those of others. */
export async function ownItemsByIds(
  site: Pick<SiteContext, "db" | "shows">,
  member: Reader,
  ids: readonly string[],
): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const rows = await itemRows(site, member, "own items by ids", { ids }, () => ({
    where: and(
      sql`${items.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
      eq(items.authorId, preparedViewer),
    ),
  }));
  const byId = new Map(rows.map((row) => [row.item.id, itemCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
