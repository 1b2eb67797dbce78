import { dayMs } from "../../shared/durations.ts";
import type { Pages } from "../../shared/pages.ts";
import { Day } from "../../shared/wears/wear.ts";
import { invalidDay, noSuchOption } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";

type PlannerDays = Pick<Pages["planner"], "view" | "from" | "to">;

/** The whole weeks that the address asks for: without a day, those of today by UTC. @throws 400 */
export function plannerDays({ clock }: Pick<SiteContext, "clock">, { searchParams }: URL): PlannerDays {
  const view = searchParams.get("view") || "week";
  if (view !== "week" && view !== "month") throw noSuchOption("view", view.slice(0, 40));
  const day = searchParams.get("from") || clock().toISOString().slice(0, 10);
  if (!Day.safeParse(day).success) throw invalidDay();
  return { view, ...(view === "week" ? weekOf(day) : monthOf(day)) };
}

export const weekOf = (day: string) => ({ from: mondayOf(day), to: daysAfter(mondayOf(day), 6) });

/** With the days around it that complete its weeks. */
function monthOf(day: string) {
  const first = `${day.slice(0, 7)}-01`;
  const next = `${daysAfter(first, 31).slice(0, 7)}-01`;
  return { from: mondayOf(first), to: daysAfter(mondayOf(daysAfter(next, -1)), 6) };
}

// By the calendar alone: midnight by UTC stands for a date.
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysAfter = (day: string, days: number): string =>
  new Date(atMidnight(day) + days * dayMs).toISOString().slice(0, 10);

function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(atMidnight(day)).getUTCDay() + 6) % 7;
  return daysAfter(day, -daysSinceMonday);
}
