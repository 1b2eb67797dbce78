import { sql } from "drizzle-orm";
import { preparedSql } from "../db/prepared-query.ts";
import { items } from "../items/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { isOfMember, isOwned, type StatisticsValues, wornInPeriod } from "./statistics-sql.ts";

const maxRanked = 6;

export interface RankRow {
  id: string;
  wears: number;
  lastWornOn: string | null;
}

/** The items with most wears, and the owned ones with fewest. */
export async function wearRanks({ db }: Pick<SiteContext, "db">, values: StatisticsValues) {
  const rows = await preparedSql<RankRow & { most: number | null; least: number | null }>(
    db,
    "wear ranks",
    values,
    buildRanks,
  );
  const ranked = (by: "most" | "least") =>
    rows.filter((row) => row[by] !== null).sort((a, b) => (a[by] ?? 0) - (b[by] ?? 0));
  return { most: ranked("most"), least: ranked("least") };
}

/** Of items worn equally often, the most worn list begins with the latest worn, the least worn with the longest unworn. */
const buildRanks = () => sql`
  with ${wornInPeriod}, candidates as (
    select ${items.id} as id, ${items.lastWornOn} as last_worn_on, coalesce(worn.wears, 0) as wears,
      ${isOwned} and ${items.name} is not null as is_named
    from ${items} left join worn on worn.item_id = ${items.id}
    where ${isOfMember}),
  most as (
    select id, row_number() over (order by wears desc, last_worn_on desc nulls last, id)::int as place from candidates
    where wears > 0 order by wears desc, last_worn_on desc nulls last, id limit ${maxRanked}),
  least as (
    select id, row_number() over (order by wears, last_worn_on nulls first, id)::int as place from candidates
    where is_named order by wears, last_worn_on nulls first, id limit ${maxRanked})
  select candidates.id, candidates.wears, candidates.last_worn_on::text as "lastWornOn",
    most.place as most, least.place as least
  from candidates left join most on most.id = candidates.id left join least on least.id = candidates.id
  where most.id is not null or least.id is not null`;
