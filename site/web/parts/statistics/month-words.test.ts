import { expect, test } from "vitest";
import { marksOf } from "./month-words.ts";
import { periodTitle } from "./period-title.ts";

const monthsFrom = (year: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(year, at)).toISOString().slice(0, 7));
const words = (months: readonly string[]) => marksOf(months).map(({ mark }) => mark);

test("a year has a word for each month, more years one for each year that has room", () => {
  expect(words(monthsFrom(2025, 12).slice(9))).toEqual(["Oct", "Nov", "Dec"]);
  expect(words(monthsFrom(2024, 30))).toEqual(["2024", "2025", "2026"]);
  expect(words(monthsFrom(2023, 40).slice(11))).toEqual(["2024", "2025", "2026"]);
  expect(words(monthsFrom(2007, 240))).toEqual(["2008", "2011", "2014", "2017", "2020", "2023", "2026"]);
});

test("the heading says which days count", () => {
  const days = { from: "2025-12-01", to: "2026-11-26" };
  expect(periodTitle({ period: "last-12-months", ...days })).toEqual({
    title: "Your year in clothes",
    days: "December 2025 to today",
  });
  expect(periodTitle({ period: 2024, from: "2024-01-01", to: "2024-12-31" })).toEqual({
    title: "Your 2024 in clothes",
    days: "January to December 2024",
  });
});
