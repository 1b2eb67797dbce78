import { sql } from "drizzle-orm";
import { preparedSql } from "../db/prepared-query.ts";
import { items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { monthsBetween } from "./statistics-period.ts";
import { isOfMember, isOwned, type StatisticsValues } from "./statistics-sql.ts";

const maxRanked = 4;

type OfMember = Pick<StatisticsValues, "member">;

interface CurrencyRow {
  currency: string;
  micros: number;
  items: number;
  wears: number;
}

/** What the owned items with a price cost, the currency of most items first. */
export const valueByCurrency = ({ db }: Pick<SiteContext, "db">, { member }: OfMember) =>
  preparedSql<CurrencyRow>(
    db,
    "wardrobe value",
    { member },
    () => sql`
      select ${items.currency}, sum(${items.priceMicros})::float8 as micros, count(*)::int as items,
        sum(${items.wearCount})::int as wears
      from ${items} where ${isOfMember} and ${isOwned} and ${items.priceMicros} is not null
      group by ${items.currency} order by items desc, ${items.currency}`,
  );

export interface CostRow {
  id: string;
  currency: string;
  micros: number;
  wears: number;
  costMicros: number;
  lowest: number;
  highest: number;
}

const cost = sql`(${items.priceMicros} / ${items.wearCount}::numeric)`;

/** The few items of each currency that cost least and most for each wear. */
export async function costRanks({ db }: Pick<SiteContext, "db">, { member }: OfMember) {
  const rows = await preparedSql<CostRow>(db, "cost ranks", { member }, buildCostRanks);
  const ranked = (by: "lowest" | "highest") => (currency: string) =>
    rows.filter((row) => row.currency === currency && row[by] <= maxRanked).sort((a, b) => a[by] - b[by]);
  return { ids: rows.map(({ id }) => id), lowest: ranked("lowest"), highest: ranked("highest") };
}

const buildCostRanks = () => sql`
  select * from (
    select ${items.id} as id, ${items.currency}, ${items.priceMicros}::float8 as micros, ${items.wearCount} as wears,
      round(${cost})::float8 as "costMicros",
      row_number() over (partition by ${items.currency} order by ${cost}, ${items.id})::int as lowest,
      row_number() over (partition by ${items.currency} order by ${cost} desc, ${items.id})::int as highest
    from ${items}
    where ${isOfMember} and ${isOwned} and ${items.priceMicros} is not null and ${items.wearCount} > 0) as ranked
  where lowest <= ${maxRanked} or highest <= ${maxRanked}`;

interface ValueRow {
  currency: string;
  month: string;
  micros: number;
}

export type ValueByMonth = (currency: string) => { month: string; micros: number }[];

/**
 * What was owned at the end of each month. An item comes on the day it was bought, or else when it was added, and goes
 * when it is archived.
 */
export async function valueByMonth(
  { db }: Pick<SiteContext, "db">,
  { member }: OfMember,
): Promise<(first: string, last: string) => ValueByMonth> {
  const rows = await preparedSql<ValueRow>(db, "value by month", { member }, buildValueByMonth);
  return (first, last) => (currency) => {
    const changes = rows.filter((row) => row.currency === currency);
    return monthsBetween(first, last).map((month) => ({
      month,
      micros: changes.findLast((change) => change.month <= month)?.micros ?? 0,
    }));
  };
}

const isPriced = sql`${isOfMember} and not ${items.isWished} and ${items.priceMicros} is not null`;
const archivedOn = sql`(${items.archivedAt} at time zone 'UTC')::date`;
const cameOn = sql`least(coalesce(${items.boughtOn}, (${items.postedAt} at time zone 'UTC')::date), ${archivedOn})`;

const buildValueByMonth = () => sql`
  select currency, month, (sum(sum(change)) over (partition by currency order by month))::float8 as micros
  from (
    select ${items.currency}, to_char(${cameOn}, 'YYYY-MM') as month, ${items.priceMicros} as change
    from ${items} where ${isPriced}
    union all
    select ${items.currency}, to_char(${archivedOn}, 'YYYY-MM'), -${items.priceMicros}
    from ${items} where ${isPriced} and ${items.archivedAt} is not null) as changes
  group by currency, month order by currency, month`;
