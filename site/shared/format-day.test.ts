import { expect, test } from "vitest";
import { formatDay, formatDayAndTime, formatDayOfMonth, formatMonth } from "./format-day.ts";

test("days and times are said in UTC, as people in Britain write them", () => {
  const night = "2026-09-05T23:07:00-02:00";
  expect(formatDay(night)).toBe("6 September 2026");
  expect(formatDayAndTime(night)).toBe("6 September 2026 at 01:07 UTC");
  expect([formatDayOfMonth("2028-02-29"), formatMonth(new Date("2026-12-31T23:59:59Z"))]).toEqual([
    "29 February",
    "December 2026",
  ]);
});
