import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { ItemCard } from "../../shared/items/item.ts";
import type { ItemOrder } from "../../shared/items/item-options.ts";
import type { WardrobeQuery } from "../../shared/items/pages.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { Count, InstantMs, Text } from "../db/cursor.ts";
import { type Cursors, directionName, keysetOrder, pageOfRows } from "../db/keyset.ts";
import { type ItemRow, itemCard, itemRows } from "../items/item-cards.ts";
import { itemColours, items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { latelyAt, shownItems } from "./shown-items.ts";

const pageSize = 24;

type Key = [string | number, string];

interface Order {
  list: ReturnType<typeof keysetOrder>;
  key: z.ZodType<Key>;
  keyOf: (row: ItemRow) => Key;
  /** The first value of a key as SQL, from the placeholder `at`. */
  at: SQL;
}

const at = sql.placeholder("at");
const wears = {
  key: z.tuple([Count, z.uuid()]),
  keyOf: ({ item }: ItemRow): Key => [item.wearCount, item.id],
  at: sql`${at}::int`,
};

const orders: Readonly<Record<ItemOrder, Order>> = {
  newest: {
    list: keysetOrder([items.postedAt, items.id], "desc"),
    key: z.tuple([InstantMs, z.uuid()]),
    keyOf: ({ item }) => [item.postedAt.getTime(), item.id],
    at: sql`to_timestamp(${at}::bigint / 1000.0)`,
  },
  "most-worn": { list: keysetOrder([items.wearCount, items.id], "desc"), ...wears },
  "least-worn": { list: keysetOrder([items.wearCount, items.id], "asc"), ...wears },
  // Items without a name come first.
  name: {
    list: keysetOrder([sql`coalesce(lower(${items.name}), '')`, items.id], "asc"),
    key: z.tuple([Text, z.uuid()]),
    keyOf: ({ item }) => [item.name ?? "", item.id],
    at: sql`lower(${at}::text)`,
  },
};

/** `%` and `_` of the text stand for themselves. */
const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Where the placeholder `name` has a value, `condition` on it: one query then serves every combination of filters. */
function ifGiven(name: keyof WardrobeQuery, condition: (value: SQL) => SQL): SQL {
  const value = sql`${sql.placeholder(name)}::text`;
  return sql`(${value} is null or ${condition(value)})`;
}

const isWanted = () =>
  and(
    ifGiven("category", (category) => sql`${items.category} = ${category}`),
    ifGiven("brand", (brand) => sql`lower(${items.brandName}) = lower(${brand})`),
    ifGiven("season", (season) => sql`${season} = any(${items.seasons})`),
    ifGiven(
      "colour",
      (colour) => sql`exists (select 1 from ${itemColours}
        where ${itemColours.itemId} = ${items.id} and ${itemColours.colour} = ${colour})`,
    ),
    ifGiven(
      "search",
      (pattern) => sql`lower(${items.name}) like lower(${pattern}) or lower(${items.brandName}) like lower(${pattern})`,
    ),
  );

/** @throws 400 for a cursor of another list */
export async function wardrobeItems(
  site: SiteContext,
  viewer: Reader | null,
  ownerId: string,
  { show, sort, ...wanted }: WardrobeQuery,
  cursors: Cursors,
): Promise<Slice<ItemCard>> {
  const order = orders[sort];
  const search = wanted.search && likeAnywhere(wanted.search);
  const values = { ownerId, ...wanted, search, lately: latelyAt(site.clock()) };
  const page = await pageOfRows(
    {
      list: `wardrobe-${sort}`,
      key: order.key,
      size: pageSize,
      rows: (start, limit) => {
        const name = `wardrobe ${show} ${sort} ${directionName(start)}`;
        const [at = null, id = null] = start.key ?? [];
        return itemRows(site, viewer, name, { ...values, at, id }, () => ({
          where: and(
            eq(items.authorId, sql.placeholder("ownerId")),
            shownItems[show],
            isWanted(),
            start.key === null
              ? undefined
              : order.list.isBeyond(start, sql`(${order.at}, ${sql.placeholder("id")}::uuid)`),
          ),
          orderBy: order.list.orderBy(start),
          limit,
        }));
      },
      keyOf: order.keyOf,
    },
    cursors,
  );
  return { ...page, items: page.items.map(itemCard) };
}
