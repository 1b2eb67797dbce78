import { sql } from "drizzle-orm";
import type { MonthStatistics } from "../../shared/wardrobe/statistics.ts";
import { preparedSql } from "../db/prepared-query.ts";
import type { SiteContext } from "../site-context.ts";
import { wears } from "../wears/tables.ts";
import { monthBefore, monthsBetween, type StatisticsDays } from "./statistics-period.ts";
import { isWearOfMember, type StatisticsValues } from "./statistics-sql.ts";

interface MonthRow {
  month: string;
  wears: number;
  before: number;
}

export interface WearsByMonth {
  from: string;
  /** Years with wears, the latest first. */
  years: number[];
  hasWears: boolean;
  wears: number;
  wearsBefore: number | null;
  byMonth: MonthStatistics[];
}

/** Every month of the period, the empty ones too. */
export async function wearsByMonth(
  { db }: Pick<SiteContext, "db">,
  values: StatisticsValues,
  days: StatisticsDays,
): Promise<WearsByMonth> {
  const { before } = days;
  const given = { ...values, beforeFrom: before?.from ?? null, beforeUntil: before?.until ?? null };
  const rows = await preparedSql<MonthRow>(db, "wears by month", given, buildMonths);
  const counted = new Map(rows.map((row) => [row.month, row]));
  const wornMonths = rows.filter(({ wears }) => wears > 0).map(({ month }) => month);
  const from = days.from ?? `${rows[0]?.month ?? days.to.slice(0, 7)}-01`;
  const last = [days.to.slice(0, 7), ...wornMonths].sort().at(-1) ?? "";
  const isCompared = rows.some((row) => row.before > 0);
  const wearsBefore = (month: string) => (isCompared ? (counted.get(monthBefore(month))?.before ?? 0) : null);
  return {
    from,
    years: [...new Set(rows.map(({ month }) => Number(month.slice(0, 4))))].reverse(),
    hasWears: rows.length > 0,
    wears: rows.reduce((sum, row) => sum + row.wears, 0),
    wearsBefore: isCompared ? rows.reduce((sum, row) => sum + row.before, 0) : null,
    byMonth: monthsBetween(from.slice(0, 7), last).map((month) => ({
      month,
      wears: counted.get(month)?.wears ?? 0,
      wearsBefore: wearsBefore(month),
    })),
  };
}

/** Of all years. Counted by day first: a day becomes a month once, whatever was worn on it. */
const buildMonths = () => sql`
  with days as (
    select ${wears.wornOn} as worn_on, count(*) as wears from ${wears} where ${isWearOfMember} group by ${wears.wornOn})
  select to_char(worn_on, 'YYYY-MM') as month,
    coalesce(sum(wears) filter (
      where worn_on between ${sql.placeholder("from")}::date and ${sql.placeholder("until")}::date), 0)::int as wears,
    coalesce(sum(wears) filter (
      where worn_on between ${sql.placeholder("beforeFrom")}::date and ${sql.placeholder("beforeUntil")}::date
    ), 0)::int as before
  from days group by 1 order by 1`;
