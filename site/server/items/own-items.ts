import { desc, isNull, type SQL, sql } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import { type Category, categories } from "../../shared/items/item-options.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isUuid } from "../../shared/uuid.ts";
import { noSuchOption } from "../problems.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { itemCard, itemRows } from "./item-cards.ts";
import { ownItemsByIds } from "./own-items-by-ids.ts";
import { items } from "./tables.ts";

/** As many as a picker shows. */
const maxFound = 48;
const maxSearchLength = 100;

export interface OwnItemsQuery {
  search: string | undefined;
  /** One or several, separated by commas; `none` for items without one. */
  category: string | undefined;
  /** Separated by commas. */
  ids: string | undefined;
}

const words = sql`${sql.placeholder("words")}::text[]`;
const searched = sql`lower(concat_ws(' ', ${items.name}, ${items.brandName}, ${items.category}))`;
const hasAllWords = sql`not exists (select 1 from unnest(${words}) word where position(lower(word) in ${searched}) = 0)`;
const firstWord = sql`lower((${words})[1])`;
/** What begins with the first word, then what has words that begin with it. */
const nearness = sql`case position(${firstWord} in ${searched})
  when 0 then 2 when 1 then 0 else case when position(' ' || ${firstWord} in ${searched}) > 0 then 1 else 2 end end`;

/**
 * What a member may choose from: their own items, the best match or the newest first, without those in the archive. Items
 * that are asked for by their ids come in that order, archived or not.
 * @throws 400 for an unknown category
 */
export async function ownItems(site: SiteContext, member: Reader, query: OwnItemsQuery): Promise<ItemCard[]> {
  if (query.ids !== undefined) return itemsOfMember(site, member, query.ids);
  const wanted = query.category ? query.category.split(",").map(categoryOrNone) : null;
  const given = wordsOf(query.search ?? "");
  const isSearch = given.length > 0;
  const name = `own items${isSearch ? " by words" : ""}${wanted ? " of categories" : ""}`;
  const conditions: SQL[] = [sql`${items.authorId} = ${preparedViewer}`, isNull(items.archivedAt)];
  if (isSearch) conditions.push(hasAllWords);
  if (wanted)
    conditions.push(
      sql`coalesce(${items.category}, ${none}) = any((select ${sql.placeholder("wanted")}::text[])::text[])`,
    );
  const rows = await itemRows(site, member, name, { words: given, wanted }, () => ({
    where: sql.join(conditions, sql` and `),
    orderBy: [...(isSearch ? [nearness] : []), desc(items.postedAt), desc(items.id)],
    limit: maxFound,
  }));
  return rows.map(itemCard);
}

const none = "none";

function categoryOrNone(text: string): Category | typeof none {
  const category = [...categories, none as typeof none].find((one) => one === text);
  if (!category) throw noSuchOption("category", text.slice(0, 40));
  return category;
}

async function itemsOfMember(site: SiteContext, member: Reader, text: string): Promise<ItemCard[]> {
  const ids = [...new Set(text.split(",").filter(isUuid))].slice(0, maxFound);
  return ownItemsByIds(site, member, ids);
}

const wordsOf = (search: string): string[] =>
  search.replaceAll("\0", "").slice(0, maxSearchLength).split(/\s+/).filter(Boolean);
