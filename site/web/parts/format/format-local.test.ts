import { expect, test } from "vitest";
import {
  formatLocal,
  formatLocalDay,
  formatShortLocal,
  formatShortLocalDay,
  formatTime,
  formatToastTime,
} from "./format-local.ts";
import { instantsOf, utcOffset, zoneName } from "./time-zone.ts";

const berlin = "Europe/Berlin";
const newYork = "America/New_York";
const late = "2026-11-18T23:30:00.000Z";

test("a time is said where the reader is, with the name of the zone", () => {
  expect(formatLocal(late, berlin)).toBe("Thursday 19 November 2026 at 00:30, Berlin time");
  expect(formatLocal(late, newYork)).toBe("Wednesday 18 November 2026 at 18:30, New York time");
  expect([formatTime(late, berlin), formatLocalDay(late, berlin)]).toEqual(["00:30", "19 November 2026"]);
  expect(formatShortLocal(late, 2026, berlin)).toBe("19 Nov at 00:30, Berlin time");
  expect(formatShortLocal(late, 2027, newYork)).toBe("18 Nov 2026 at 18:30, New York time");
  expect(formatShortLocalDay(late, 2026, berlin)).toBe("19 Nov");
});

test("a toast says a time in short, with the year if it is another one", () => {
  const now = new Date("2026-12-31T23:30:00Z");
  expect(formatToastTime("2027-03-12T08:00:00Z", now, berlin)).toBe("12 March, 09:00");
  expect(formatToastTime("2027-03-12T08:00:00Z", now, newYork)).toBe("12 March 2027, 03:00");
  expect(formatToastTime("2027-10-31T01:30:00Z", now, berlin)).toBe("31 October, 02:30 (UTC+1)");
});

test("of an hour that clocks show twice, it says which one", () => {
  const [first, second] = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"];
  expect(formatLocal(first, berlin)).toBe("Sunday 25 October 2026 at 02:30, Berlin time (UTC+2)");
  expect(formatShortLocal(second, 2026, berlin)).toBe("25 Oct at 02:30, Berlin time (UTC+1)");
  expect(formatShortLocal(first, 2026, newYork)).toBe("24 Oct at 20:30, New York time");
});

test("a zone is said by its place, and by how far it is from UTC", () => {
  const zones = [berlin, "America/Argentina/Buenos_Aires", "America/St_Johns", "UTC", "Etc/GMT+3", "GMT"];
  expect(zones.map(zoneName)).toEqual(["Berlin time", "Buenos Aires time", "St Johns time", "UTC", "UTC", "UTC"]);
  const offsets = [berlin, "America/St_Johns", "Asia/Kathmandu", "UTC"].map((zone) => utcOffset(late, zone));
  expect(offsets).toEqual(["UTC+1", "UTC−3:30", "UTC+5:45", "UTC"]);
});

test("clocks show most times once, some never and some twice, also by half an hour", () => {
  const times = (wall: string, zone: string) => instantsOf(new Date(wall), zone).map((at) => at.toISOString());
  expect(times("2026-11-19T07:00:00Z", "UTC")).toEqual(["2026-11-19T07:00:00.000Z"]);
  expect(times("2026-10-04T02:15:00Z", "Australia/Lord_Howe")).toEqual([]);
  expect(times("2026-04-05T01:45:00Z", "Australia/Lord_Howe")).toHaveLength(2);
  expect(times("2011-12-30T12:00:00Z", "Pacific/Apia")).toEqual([]);
});
