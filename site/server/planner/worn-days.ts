import { and, asc, between, eq, ne, sql } from "drizzle-orm";
import type { PicturedItem } from "../../shared/items/item.ts";
import type { Category } from "../../shared/items/item-options.ts";
import type { Outfit } from "../../shared/outfits/outfit.ts";
import type { WornDay } from "../../shared/outfits/pages.ts";
import { shownItems } from "../../shared/outfits/shown-items.ts";
import type { Pages } from "../../shared/pages.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { wears } from "../wears/tables.ts";

/** An item with the little that decides whether a day shows it. */
interface WornItem {
  id: string;
  category: Category | null;
  photo: unknown;
}

export interface WornItems {
  on: string;
  items: WornItem[];
}

/** The items that a member wore on each of some days, the first logged first. */
export const wornItems = (
  { db }: Pick<SiteContext, "db">,
  memberId: string,
  days: { from: string; to: string },
): Promise<WornItems[]> =>
  preparedRows(db, "items worn on some days", { memberId, ...days }, () => {
    const worn = query
      .select({
        on: wears.wornOn,
        id: items.id,
        category: items.category,
        photo: items.photoId,
        loggedAt: sql`min(${wears.loggedAt})`.as("logged_at"),
      })
      .from(wears)
      .innerJoin(items, eq(items.id, wears.itemId))
      .where(
        and(
          eq(wears.authorId, sql.placeholder("memberId")),
          between(wears.wornOn, sql.placeholder("from"), sql.placeholder("to")),
          ne(items.state, "deleted"),
        ),
      )
      .groupBy(wears.wornOn, items.id)
      .as("worn");
    const item = sql`json_build_object('id', ${worn.id}, 'category', ${worn.category}, 'photo', ${worn.photo})`;
    return query
      .select({
        on: worn.on,
        // One row a day: reading a row for each item takes twice as long.
        items: sql<WornItem[]>`json_agg(${item} order by ${worn.loggedAt}, ${worn.id})`,
      })
      .from(worn)
      .groupBy(worn.on)
      .orderBy(asc(worn.on));
  });

/** What was worn besides the outfits that were worn as planned. */
export function wornDays(
  worn: readonly WornItems[],
  plans: Pages["planner"]["plans"],
  outfits: readonly Pick<Outfit<PicturedItem>, "id" | "name" | "items">[],
): WornDay[] {
  const held = outfits.map(({ id, name, items }) => ({ id, name, itemIds: new Set(items.map(({ item }) => item.id)) }));
  return worn.flatMap(({ on, items }) => {
    const wornOutfits = plans.filter((plan) => plan.on === on && plan.became === "worn").map(({ outfit }) => outfit);
    const planned = held.filter(({ id }) => wornOutfits.includes(id));
    const others = items.filter(({ id }) => !planned.some(({ itemIds }) => itemIds.has(id)));
    if (others.length === 0) return [];
    const shown = shownItems(others);
    const made = held.find(
      ({ itemIds }) => itemIds.size === others.length && others.every(({ id }) => itemIds.has(id)),
    );
    const more = others.length - shown.length;
    return [{ on, items: shown.map(({ id }) => id), more, outfit: made?.name ?? null }];
  });
}
