import { api, paths } from "../../../shared/paths.ts";
import { allYears, type StatisticsPeriod, type StatisticsTable } from "../../../shared/wardrobe/statistics.ts";

/** `?year=2025`, `?year=all`; nothing for the usual period. */
function yearQuery(period: StatisticsPeriod): string {
  if (period === "all-years") return `?year=${allYears}`;
  return typeof period === "number" ? `?year=${period}` : "";
}

export const statisticsPath = (period: StatisticsPeriod): string => `${paths.statistics}${yearQuery(period)}`;

/** Of a CSV file. */
export const statisticsFilePath = (table: StatisticsTable, period: StatisticsPeriod): string =>
  `${api.statisticsExport(table)}${yearQuery(period)}`;
