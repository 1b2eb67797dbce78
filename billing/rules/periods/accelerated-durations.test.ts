import { parsePeriod } from "@hemline/protocol/period";
import { expect, test } from "vitest";
import { acceleratedMs, maxRenewals } from "./accelerated-durations.ts";

const minutes = (type: "trial" | "intro" | "normal", length: string) =>
  acceleratedMs(type, parsePeriod(length)!) / 60_000;

test.each([
  ["P3D", 5],
  ["P1W", 5],
  ["P4W", 5],
  ["P1M", 5],
  ["P31D", 5],
  ["P6W", 10],
  ["P2M", 10],
  ["P3M", 15],
  ["P6M", 30],
  ["P9M", 60],
  ["P12M", 60],
  ["P1Y", 60],
  ["P2Y", 60],
])("a paid period of %s lasts %i minutes", (length, lasts) => {
  expect(minutes("normal", length)).toBe(lasts);
});

test("trials and introductory cycles last five minutes, however long they are", () => {
  expect([minutes("trial", "P1W"), minutes("trial", "P1Y"), minutes("intro", "P3M")]).toEqual([5, 5, 5]);
});

test("six renewals in a sandbox, five in a test store, no end in the real world", () => {
  expect(maxRenewals({ store: "rc_billing", isAccelerated: true })).toBe(6);
  expect(maxRenewals({ store: "test_store", isAccelerated: true })).toBe(5);
  expect(maxRenewals({ store: "test_store", isAccelerated: false })).toBe(5);
  expect(maxRenewals({ store: "rc_billing", isAccelerated: false })).toBeNull();
});
