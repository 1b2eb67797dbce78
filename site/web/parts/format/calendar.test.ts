import { expect, test } from "vitest";
import { addDays, addMonths, dayInWords, daysBetween, mondayOf, rangeInWords } from "./calendar.ts";

test("days are counted by the calendar, over months, leap days and changes of the clock", () => {
  expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2026-12-30", "2027-01-02")).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]);
  expect(addMonths("2026-12-31", 2)).toBe("2027-02-01");
  expect([mondayOf("2026-11-22"), mondayOf("2026-11-23")]).toEqual(["2026-11-16", "2026-11-23"]);
});

test("days are said in words", () => {
  expect(dayInWords("2026-11-20")).toBe("Friday 20 November");
  expect(rangeInWords("2026-11-16", "2026-11-22")).toBe("16 to 22 November 2026");
  expect(rangeInWords("2026-11-30", "2026-12-06")).toBe("30 November to 6 December 2026");
  expect(rangeInWords("2026-12-28", "2027-01-03")).toBe("28 December 2026 to 3 January 2027");
});
