import { expect, test } from "vitest";
import { formatLocal, formatShortLocal, instantOfInput, localInput, nextHour, zoneName } from "./schedule-time.ts";

test("a time is entered where the writer is", () => {
  const instant = new Date(2026, 10, 19, 7, 0);
  expect(localInput(instant)).toBe("2026-11-19T07:00");
  expect(instantOfInput("2026-11-19T07:00")?.getTime()).toBe(instant.getTime());
  expect(["", "soon", "2026-13-40T07:00"].map(instantOfInput)).toEqual([null, null, null]);
});

test("the next full hour is proposed", () => {
  expect(nextHour(new Date("2026-11-19T06:10:00Z")).toISOString()).toBe("2026-11-19T08:00:00.000Z");
  expect(nextHour(new Date("2026-11-19T06:00:00Z")).toISOString()).toBe("2026-11-19T07:00:00.000Z");
});

test("the zone is said by its place", () => {
  expect(zoneName("Europe/Berlin")).toBe("Berlin time");
  expect(zoneName("America/Argentina/Buenos_Aires")).toBe("Buenos Aires time");
  expect(zoneName("UTC")).toBe("UTC");
  expect(formatLocal(new Date(2026, 10, 19, 7, 0))).toBe("Thursday 19 November 2026 at 07:00");
});

test("a toast says a time in short, with the year if it is another one", () => {
  const now = new Date(2026, 0, 31, 12, 0);
  expect(formatShortLocal(new Date(2026, 2, 12, 9, 0), now)).toBe("12 March, 09:00");
  expect(formatShortLocal(new Date(2027, 2, 12, 0, 5).toISOString(), now)).toBe("12 March 2027, 00:05");
});
