import { expect, test } from "vitest";
import { defined } from "../rules/defined.ts";
import { periodEnd } from "../rules/periods/periods.ts";
import { figure, scale } from "./test-scale.ts";

const years = scale === "sample" ? 1 : 4;
/** A sample has the days at which months differ, and two others. */
const isAnchorDay = (day: number) => scale !== "sample" || day === 1 || day === 15 || day >= 28;

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysOf = (year: number, month: number) =>
  month === 1 && isLeap(year) ? 29 : defined(monthDays[month], "month days");

/** By counting on a calendar of our own, without `Date`. @returns `2026-02-28`. */
function dayAfter(start: { year: number; month: number; day: number }, months: number): string {
  const count = start.month + months;
  const [year, month] = [start.year + Math.floor(count / 12), count % 12];
  const day = Math.min(start.day, daysOf(year, month));
  return [year, String(month + 1).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

test(`from ${scale === "sample" ? "days of every month of a leap year" : "every day of four years"}, 400 years of renewals keep the anchor's day, or end with the month`, () => {
  let periods = 0;
  const wrong: string[] = [];
  const lengths = [
    { number: 1, unit: "month" as const, months: 1 },
    { number: 3, unit: "month" as const, months: 3 },
    { number: 6, unit: "month" as const, months: 6 },
    { number: 1, unit: "year" as const, months: 12 },
  ];
  for (let year = 2024; year < 2024 + years; year += 1)
    for (let month = 0; month < 12; month += 1)
      for (let day = 1; day <= daysOf(year, month); day += 1) {
        if (!isAnchorDay(day)) continue;
        const anchor = new Date(Date.UTC(year, month, day, 22, 59, 59, 999));
        // Each anchor walks on by one length, in turn, so that all of them meet all days.
        const { months, ...length } = lengths[(day + month + year) % lengths.length]!;
        let start = anchor;
        for (let count = months; count <= 4_800; count += months) {
          const end = periodEnd(anchor, start, length);
          const expected = `${dayAfter({ year, month, day }, count)}T22:59:59.999Z`;
          if (end.toISOString() !== expected) wrong.push(`${anchor.toISOString()} + ${count}: ${end.toISOString()}`);
          start = end;
          periods += 1;
        }
      }
  expect(wrong.slice(0, 5)).toEqual([]);
  figure(`Anchor dates: ${periods} renewals over 400 years, each on its day.`);
}, 300_000);
