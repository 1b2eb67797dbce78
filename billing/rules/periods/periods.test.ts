import { parsePeriod } from "@hemline/protocol/period";
import { expect, test } from "vitest";
import { defined } from "../defined.ts";
import { periodEnd } from "./periods.ts";

const at = (day: string) => new Date(`${day}T10:30:00Z`);
const chain = (from: string, length: string, count: number) => {
  const ends = [];
  for (let starts = at(from); ends.length < count; starts = at(defined(ends.at(-1), "ends"))) {
    ends.push(periodEnd(at(from), starts, parsePeriod(length)!).toISOString().slice(0, 10));
  }
  return ends;
};

test("months keep the anchor's day over short ones", () => {
  expect(chain("2026-01-31", "P1M", 4)).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
  expect(chain("2027-11-30", "P3M", 3)).toEqual(["2028-02-29", "2028-05-30", "2028-08-30"]);
});

test("29 February comes back in leap years", () => {
  expect(chain("2024-02-29", "P1Y", 4)).toEqual(["2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]);
});

test("days and weeks are counted", () => {
  expect(chain("2026-03-25", "P1W", 2)).toEqual(["2026-04-01", "2026-04-08"]);
  expect(chain("2026-12-31", "P3D", 1)).toEqual(["2027-01-03"]);
});

test("every day of 400 years, a month on: the day, or the last one of the month", () => {
  const wrong = [];
  for (let start = Date.UTC(2000, 0, 1, 10); start < Date.UTC(2400, 0, 1); start += 86_400_000) {
    const from = new Date(start);
    const end = periodEnd(from, from, { number: 1, unit: "month" });
    const dayAfter = new Date(end.getTime() + 86_400_000);
    const isSameDay = end.getUTCDate() === from.getUTCDate();
    const isLastDay = end.getUTCDate() < from.getUTCDate() && dayAfter.getUTCDate() === 1;
    const months = (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth();
    if (months !== 1 || !(isSameDay || isLastDay) || end.getUTCHours() !== 10) wrong.push(from.toISOString());
  }
  expect(wrong).toEqual([]);
});
