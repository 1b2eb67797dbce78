import { sql } from "drizzle-orm";
import type { Colour } from "../../shared/colours.ts";
import { dayMs } from "../../shared/durations.ts";
import { type Category, forgottenAfterDays } from "../../shared/items/item-options.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { itemColours, items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { isOfMember, isOwned, type StatisticsValues, wornInPeriod } from "./statistics-sql.ts";

interface GroupRow {
  kind: "all" | "category" | "colour" | "brand";
  category: Category | null;
  colour: Colour | null;
  brand: string | null;
  items: number;
  wears: number;
  worn: number;
  neverWorn: number;
  forgotten: number;
  unpriced: number;
}

export type WardrobeTotals = Pick<GroupRow, "items" | "worn" | "neverWorn" | "forgotten" | "unpriced">;

/** Owned items, and the wears of these and of archived ones, as a whole and by what they are. Most wears first. */
export async function wardrobeGroups({ db }: Pick<SiteContext, "db">, values: StatisticsValues, today: string) {
  const forgottenBefore = new Date(Date.parse(today) - forgottenAfterDays * dayMs).toISOString().slice(0, 10);
  const rows = await preparedSql<GroupRow>(db, "wardrobe groups", { ...values, forgottenBefore }, buildGroups);
  const [{ items, worn, neverWorn, forgotten, unpriced } = noItems] = rows.filter(({ kind }) => kind === "all");
  const counted = rows.filter((row) => row.items > 0 || row.wears > 0);
  return {
    totals: { items, worn, neverWorn, forgotten, unpriced },
    byCategory: counted.flatMap((row) =>
      row.kind === "category" ? [{ category: row.category, items: row.items, wears: row.wears }] : [],
    ),
    byColour: counted.flatMap((row) =>
      row.kind === "colour" ? [{ colour: row.colour, items: row.items, wears: row.wears }] : [],
    ),
    byBrand: counted.flatMap(({ kind, brand, items, wears }) =>
      kind === "brand" && brand !== null ? [{ brand, items, wears }] : [],
    ),
  };
}

const noItems: WardrobeTotals = { items: 0, worn: 0, neverWorn: 0, forgotten: 0, unpriced: 0 };

const buildGroups = () => sql`
  with ${wornInPeriod}, counted as (
    select ${items.category}, ${items.brandName}, lower(${items.brandName}) as brand_key,
      ${itemColours.colour},
      ${isOwned} as is_owned, ${isOwned} and ${items.name} is not null as is_named, coalesce(worn.wears, 0) as wears,
      ${items.wearCount}, ${items.lastWornOn}, ${items.priceMicros}
    from ${items} left join worn on worn.item_id = ${items.id}
      left join ${itemColours} on ${itemColours.itemId} = ${items.id} and ${itemColours.position} = 0
    where ${isOfMember})
  select
    case grouping(category, colour, brand_key) when 3 then 'category' when 5 then 'colour' when 6 then 'brand'
      else 'all' end as kind,
    category, colour, case when brand_key is not null then min(brand_name) end as brand,
    count(*) filter (where is_owned)::int as items,
    coalesce(sum(wears), 0)::int as wears,
    count(*) filter (where is_owned and wears > 0)::int as worn,
    count(*) filter (where is_named and wear_count = 0)::int as "neverWorn",
    count(*) filter (where is_named
      and (last_worn_on is null or last_worn_on < ${sql.placeholder("forgottenBefore")}::date))::int as forgotten,
    count(*) filter (where is_owned and price_micros is null)::int as unpriced
  from counted
  group by grouping sets ((), (category), (colour), (brand_key))
  order by wears desc, items desc, category, colour, brand_key`;
