import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import type { Reader } from "../../shared/permissions.ts";
import { closeness, countedRows, matches, searchName, searchValues, unaccented } from "../db/found-by-words.ts";
import { type FoundRows, nearWords } from "../db/near-words.ts";
import type { SearchedWords } from "../db/searched-words.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { itemCard, itemRows } from "./item-cards.ts";
import { items } from "./tables.ts";

/** Derived at each search: nobody has so many items that a column with an index would pay. */
const name = unaccented(sql`concat_ws(' ', ${items.name}, ${items.brandName}, ${items.category})`);

/** Each is derived once, although it is compared several times: the offset keeps it apart. */
const ownNames = sql`(
  select ${items.id}, ${name} as name from ${items}
  where ${and(eq(items.authorId, preparedViewer), isNull(items.deletedAt))} offset 0) own`;

/** The viewer’s own, by name, brand and category, those of the archive too: the closest first, then the newest. */
export async function searchedItems(
  site: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  searched: SearchedWords,
  shown: number,
): Promise<FoundRows<ItemCard>> {
  if (viewer === null) return { items: [], count: 0, near: null };
  const rows = await itemRows(site, viewer, `own items by ${searchName(searched)}`, searchValues(searched), () => ({
    where: sql`${items.id} = any(array(select id from ${ownNames} where ${matches(sql`own.name`, searched)}))`,
    orderBy: [desc(closeness(searched, { text: name, name })), desc(items.postedAt), desc(items.id)],
    limit: countedRows,
  }));
  const [best] = rows;
  return {
    items: rows.slice(0, shown).map(itemCard),
    count: rows.length,
    near: nearWords(
      searched,
      best && [best.item.name, best.item.brandName, best.item.category].filter(Boolean).join(" "),
    ),
  };
}
