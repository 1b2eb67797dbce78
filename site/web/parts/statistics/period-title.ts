import { formatMonth } from "../../../shared/format-day.ts";
import { freeStatisticsDays } from "../../../shared/lifetimes.ts";
import type { Statistics, StatisticsPeriod } from "../../../shared/wardrobe/statistics.ts";

/** The heading of the page, and the words of its days below it. */
export function periodTitle({ period, from, to }: Pick<Statistics, "period" | "from" | "to">): {
  title: string;
  days: string;
} {
  const isOver = typeof period === "number" && to.endsWith("-12-31");
  return {
    title: titles[`${period}`] ?? `Your ${period} in clothes`,
    days: isOver ? `January to December ${period}` : `${formatMonth(from)} to today`,
  };
}

const titles: Record<string, string> = {
  "last-90-days": `Your last ${freeStatisticsDays} days in clothes`,
  "last-12-months": "Your year in clothes",
  "all-years": "All your years in clothes",
} satisfies Record<Exclude<StatisticsPeriod, number>, string>;
