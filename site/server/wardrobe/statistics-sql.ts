import { sql } from "drizzle-orm";
import { items } from "../items/tables.ts";
import { wears } from "../wears/tables.ts";
import type { StatisticsDays } from "./statistics-period.ts";

// What the queries of the statistics have in common. Their days and their member are parameters.

const member = sql`${sql.placeholder("member")}::uuid`;
const earliestDay = "0001-01-01";

export interface StatisticsValues extends Record<string, unknown> {
  member: string;
  from: string;
  until: string;
}

export const statisticsValues = (memberId: string, { from, until }: StatisticsDays): StatisticsValues => ({
  member: memberId,
  from: from ?? earliestDay,
  until,
});

/** Deleted items are not counted anywhere, although their owner can restore them for some days. */
export const isOfMember = sql`${items.authorId} = ${member} and ${items.state} <> 'deleted'`;

export const isOwned = sql`(${items.archivedAt} is null and not ${items.isWished})`;

/** Each item that was worn in the period, with how often. */
export const wornInPeriod = sql`worn as (
  select ${wears.itemId} as item_id, count(*)::int as wears from ${wears}
  where ${wears.authorId} = ${member}
    and ${wears.wornOn} between ${sql.placeholder("from")}::date and ${sql.placeholder("until")}::date
  group by ${wears.itemId})`;

/** Few items are deleted and not yet erased: to leave these out is cheaper than to look for all others. */
export const isWearOfMember = sql`${wears.authorId} = ${member}
  and ${wears.itemId} not in (
    select ${items.id} from ${items} where ${items.authorId} = ${member} and ${items.state} = 'deleted')`;
