import { formatDay } from "../../../shared/format-day.ts";
import { freeStatisticsDays } from "../../../shared/limits.ts";
import { api, paths } from "../../../shared/paths.ts";
import {
  allYears,
  type Statistics,
  type StatisticsPeriod,
  type StatisticsTable,
} from "../../../shared/wardrobe/statistics.ts";

export function periodTitle(period: StatisticsPeriod): string {
  switch (period) {
    case "last-90-days":
      return `Your last ${freeStatisticsDays} days in clothes`;
    case "last-12-months":
      return "Your year in clothes";
    case "all-years":
      return "All your years in clothes";
    default:
      return `Your ${period} in clothes`;
  }
}

/** “1 December 2025 to 26 November 2026” */
export const periodDays = ({ from, to }: Pick<Statistics, "from" | "to">): string =>
  `${formatDay(from)} to ${formatDay(to)}`;

/** What follows `?year=`; null for what is shown without it. */
function yearOf(period: StatisticsPeriod): string | null {
  if (period === "all-years") return allYears;
  return typeof period === "number" ? `${period}` : null;
}

const withYear = (path: string, year: string | null): string => (year === null ? path : `${path}?year=${year}`);

export const statisticsPath = (period: StatisticsPeriod): string => withYear(paths.statistics, yearOf(period));

export const filePath = (table: StatisticsTable, period: StatisticsPeriod): string =>
  withYear(api.statisticsExport(table), yearOf(period));
