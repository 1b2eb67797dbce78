import { expect, test } from "vitest";
import { localInput, nextHour, scheduleTime } from "./schedule-time.ts";

const berlin = "Europe/Berlin";
const newYork = "America/New_York";

test("a time is entered where the writer is", () => {
  const at = new Date("2026-11-19T06:00:00Z");
  expect([berlin, newYork, "UTC"].map((zone) => localInput(at, zone))).toEqual([
    ...["2026-11-19T07:00", "2026-11-19T01:00", "2026-11-19T06:00"],
  ]);
  expect(scheduleTime("2026-11-19T07:00", berlin)).toEqual({ step: "instant", at, note: null });
  expect(scheduleTime("2026-11-19T01:00", newYork)).toEqual({ step: "instant", at, note: null });
  for (const text of ["", "soon", "2026-13-40T07:00", "202026-01-01T07:00"])
    expect(scheduleTime(text, berlin)).toEqual({ step: "fault", message: "Choose a date and a time." });
});

test("a time that the clocks skip is refused, and says why", () => {
  expect(scheduleTime("2027-03-28T02:30", berlin)).toEqual({
    step: "fault",
    message: "There’s no 02:30 on 28 March 2027 in Berlin time: the clocks go forward then. Choose another time.",
  });
  for (const [text, at] of [
    ["2027-03-28T01:59", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
  ] as const)
    expect(scheduleTime(text, berlin)).toEqual({ step: "instant", at: new Date(at), note: null });
  expect(scheduleTime("2027-03-14T02:30", newYork)).toMatchObject({ step: "fault" });
  expect(scheduleTime("2027-03-28T02:30", newYork)).toMatchObject({ step: "instant" });
});

test("of a time that comes twice, it is the first, which is said", () => {
  expect(scheduleTime("2026-10-25T02:30", berlin)).toEqual({
    ...{ step: "instant", at: new Date("2026-10-25T00:30:00Z") },
    note: "02:30 comes twice that night. The entry goes out the first time, at UTC+2.",
  });
  expect(scheduleTime("2026-11-01T01:30", newYork)).toEqual({
    ...{ step: "instant", at: new Date("2026-11-01T05:30:00Z") },
    note: "01:30 comes twice that night. The entry goes out the first time, at UTC−4.",
  });
  expect(scheduleTime("2026-10-25T03:00", berlin)).toMatchObject({ at: new Date("2026-10-25T02:00:00Z"), note: null });
});

test("the next full hour is proposed", () => {
  expect(nextHour(new Date("2026-11-19T06:10:00Z")).toISOString()).toBe("2026-11-19T08:00:00.000Z");
  expect(nextHour(new Date("2026-11-19T06:00:00Z")).toISOString()).toBe("2026-11-19T07:00:00.000Z");
});
