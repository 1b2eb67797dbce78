import { dayMs, hourMs } from "../../shared/durations.ts";
import { freeStatisticsDays } from "../../shared/lifetimes.ts";
import { allYears, type StatisticsPeriod } from "../../shared/wardrobe/statistics.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { noSuchOption } from "../problems.ts";
import type { Member } from "../request/site-env.ts";

/** The days that count, all as `2026-11-25`. */
export interface StatisticsDays {
  period: StatisticsPeriod;
  /** Null for all years: from the first wear on. */
  from: string | null;
  /** Today by UTC, or the end of a year that is over. */
  to: string;
  /** A day later than `to` where members are ahead of UTC. */
  until: string;
  /** The same days a year before, where they may be compared. */
  before: { from: string; until: string } | null;
  today: string;
}

/**
 * Members who do not subscribe see the last 90 days, whatever they ask for.
 * @throws 400 for what is no year, or one to come
 */
export function statisticsDays(member: Pick<Member, "subscribedUntil">, url: URL, now: Date): StatisticsDays {
  const today = dayOf(now.getTime());
  const latest = dayOf(now.getTime() + mostAheadMs);
  const present = { to: today, until: latest, today };
  if (!isSubscribed(member, now)) {
    const from = dayOf(now.getTime() - (freeStatisticsDays - 1) * dayMs);
    return { period: "last-90-days", from, before: null, ...present };
  }
  const wanted = url.searchParams.get("year");
  if (!wanted) return { period: "last-12-months", ...comparedWithBefore(elevenMonthsBefore(today)), ...present };
  if (wanted === allYears) return { period: "all-years", from: null, before: null, ...present };
  return daysOfYear(wanted, present);

  function comparedWithBefore(from: string) {
    return { from, before: { from: yearBefore(from), until: yearBefore(today) } };
  }
}

function daysOfYear(wanted: string, present: Pick<StatisticsDays, "to" | "until" | "today">): StatisticsDays {
  const [from, end] = [`${wanted}-01-01`, `${wanted}-12-31`];
  if (!/^[12]\d{3}$/.test(wanted) || from > present.until) throw noSuchOption("year", wanted.slice(0, 40));
  // Where members are ahead of UTC, a year has begun that has not begun by UTC.
  const today = from > present.today ? from : present.today;
  const to = end < today ? end : today;
  return {
    period: Number(wanted),
    from,
    to,
    until: end,
    before: { from: yearBefore(from), until: yearBefore(to) },
    today: present.today,
  };
}

/** No place on earth is further ahead of UTC. */
const mostAheadMs = 14 * hourMs;

const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The same day a year before; 28 February for a leap day. */
function yearBefore(day: string): string {
  const monthAndDate = day.slice(4) === "-02-29" ? "-02-28" : day.slice(4);
  return String(Number(day.slice(0, 4)) - 1).padStart(4, "0") + monthAndDate;
}

function elevenMonthsBefore(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return dayOf(Date.UTC(year, month - 12, 1));
}

/** `2026-10`, `2026-11`: every month from one to another. */
export function monthsBetween(first: string, last: string): string[] {
  const [year = 0, month = 0] = first.split("-").map(Number);
  const months: string[] = [];
  for (let at = 0; ; at++) {
    const next = dayOf(Date.UTC(year, month - 1 + at, 1)).slice(0, 7);
    if (next > last) return months;
    months.push(next);
  }
}

export const monthBefore = (month: string): string => yearBefore(`${month}-01`).slice(0, 7);
