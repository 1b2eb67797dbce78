import { describe, expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { defined } from "../defined.ts";
import { type Pace, paidPeriodEnd, periodEnd } from "./periods.ts";

const calendar: Pace = { isAccelerated: false };
const lengths = [1, 2, 3, 6, 12] as const;

/**
 * What a calendar on the wall says, counted day by day and without any date of the language: the day of the month, or
 * the month's last one.
 */
const daysIn = (year: number, month: number) => {
  const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
};
const wallCalendar = (anchorDay: number, year: number, month: number) =>
  [
    String(year).padStart(4, "0"),
    String(month).padStart(2, "0"),
    String(Math.min(anchorDay, daysIn(year, month))).padStart(2, "0"),
  ].join("-");

/** Ends of periods one after the other that do not stand on the wall. */
function wrongEnds(o: { day: number; month: number; months: number; fromYear: number; years: number }): string[] {
  const wrong = [];
  const anchorAt = new Date(Date.UTC(o.fromYear, o.month - 1, o.day, 23, 59, 59, 999));
  let [startsAt, year, month] = [anchorAt, o.fromYear, o.month];
  while (year < o.fromYear + o.years) {
    const asMonths = { anchorAt, startsAt, type: "normal", period: `P${o.months}M`, ...calendar } as const;
    const endsAt = paidPeriodEnd(asMonths);
    const asYear = o.months === 12 ? periodEnd(anchorAt, startsAt, { number: 1, unit: "year" }) : endsAt;
    month += o.months;
    while (month > 12) [month, year] = [month - 12, year + 1];
    const expected = `${wallCalendar(o.day, year, month)}T23:59:59.999Z`;
    if (endsAt.toISOString() !== expected || asYear.getTime() !== endsAt.getTime()) {
      wrong.push(`${startsAt.toISOString()} + ${o.months} months: ${endsAt.toISOString()}, not ${expected}`);
    }
    startsAt = endsAt;
  }
  return wrong;
}

describe("four hundred years of anchor days, against a calendar on the wall", () => {
  const days = isWholeRun ? Array.from({ length: 31 }, (_, at) => at + 1) : [1, 28, 29, 30, 31];
  const startMonths = isWholeRun ? Array.from({ length: 12 }, (_, at) => at + 1) : [1, 2];
  test.each(lengths.map((months) => ({ months })))(
    "every $months months",
    ({ months }) => {
      const anchors = startMonths.flatMap((month) =>
        days.filter((day) => day <= daysIn(2000, month)).map((day) => ({ month, day })),
      );
      const wrong = anchors.flatMap((anchor) => wrongEnds({ ...anchor, months, fromYear: 2000, years: 400 }));
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test("a century that is no leap year: 29 February stands on the 28th until 2104", () => {
    const anchorAt = new Date("2096-02-29T10:00:00Z");
    const ends = [];
    for (let startsAt = anchorAt; ends.length < 8; startsAt = defined(ends.at(-1), "ends")) {
      ends.push(periodEnd(anchorAt, startsAt, { number: 1, unit: "year" }));
    }
    expect(ends.map((it) => it.toISOString().slice(0, 10))).toEqual([
      "2097-02-28",
      "2098-02-28",
      "2099-02-28",
      "2100-02-28",
      "2101-02-28",
      "2102-02-28",
      "2103-02-28",
      "2104-02-29",
    ]);
  });
});

test("a thousand weeks and a thousand days are as long as they are, over summer times and new years", () => {
  const from = new Date("2026-03-28T23:30:00Z");
  for (const [unit, ms] of [
    ["day", 86_400_000],
    ["week", 7 * 86_400_000],
  ] as const) {
    let at = from;
    for (let count = 0; count < 1000; count += 1) at = periodEnd(from, at, { number: 1, unit });
    expect(at.getTime() - from.getTime()).toBe(1000 * ms);
  }
});

test("a period always ends after it starts, wherever in it the anchor's time of day stands", () => {
  const wrong = [];
  for (let hour = 0; hour < 24; hour += 1) {
    for (let day = 1; day <= 31; day += 1) {
      const anchorAt = new Date(Date.UTC(2027, 0, day, hour));
      let startsAt = anchorAt;
      for (let count = 0; count < 24; count += 1) {
        const endsAt = periodEnd(anchorAt, startsAt, { number: 1, unit: "month" });
        if (endsAt <= startsAt) wrong.push(`${anchorAt.toISOString()}: ${startsAt.toISOString()}`);
        startsAt = endsAt;
      }
    }
  }
  expect(wrong).toEqual([]);
});
