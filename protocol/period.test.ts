import { expect, test } from "vitest";
import { parsePeriod, phaseLength, pricePerMonth, pricePerWeek, pricePerYear, trialEndsAt } from "./period.ts";

test("a length is an optional P or PT, digits and one letter", () => {
  expect(parsePeriod("P1Y")).toEqual({ number: 1, unit: "year" });
  expect(parsePeriod("PT3D")).toEqual({ number: 3, unit: "day" });
  expect(parsePeriod("12M")).toEqual({ number: 12, unit: "month" });
  for (const wrong of ["", "P", "PM", "P1", "P1H", "P1M2D", "p1m", "P-1M", "P1.5M"])
    expect(parsePeriod(wrong)).toBeNull();
});

test("no days are a period, and a phase of no days is none", () => {
  const period = parsePeriod("P0D");
  expect(period).toEqual({ number: 0, unit: "day" });
  expect(phaseLength({ period, cycleCount: 3 })).toBeNull();
});

test("a phase is as long as its periods, and has one at least", () => {
  const period = { number: 2, unit: "week" } as const;
  const lengths = [0, 1, 3].map((cycleCount) => phaseLength({ period, cycleCount })?.number);
  expect(lengths).toEqual([2, 2, 6]);
  expect([phaseLength({ period: null, cycleCount: 1 }), phaseLength(null)]).toEqual([null, null]);
});

test("prices per week, month and year count 7, 30 and 365 days", () => {
  const price = { amount_micros: 9_990_000, currency: "USD" };
  const micros = (letter: string) => {
    const period = parsePeriod(letter)!;
    return [pricePerWeek, pricePerMonth, pricePerYear].map((per) => per(price, period).amount_micros);
  };
  expect(micros("P1W")).toEqual([9_990_000, 42_814_286, 520_907_143]);
  expect(micros("P1M")).toEqual([2_331_000, 9_990_000, 121_545_000]);
  expect(micros("P3M")).toEqual([777_000, 3_330_000, 40_515_000]);
  expect(micros("P1Y")).toEqual([191_589, 821_096, 9_990_000]);
});

test.each([
  ["2026-01-31", "P1M", "2026-02-28"],
  ["2028-01-31", "P1M", "2028-02-29"],
  ["2026-11-30", "P3M", "2027-02-28"],
  ["2024-02-29", "P1Y", "2025-02-28"],
  ["2024-02-29", "P4Y", "2028-02-29"],
  ["2024-02-29", "P8Y", "2032-02-28"],
  ["2096-02-29", "P4Y", "2100-02-28"],
  ["2026-03-25", "P1W", "2026-04-01"],
  ["2026-12-31", "P1D", "2027-01-01"],
])("a trial from %s of %s ends on %s", (from, length, to) => {
  expect(trialEndsAt(new Date(`${from}T10:00:00Z`), parsePeriod(length)!)).toEqual(new Date(`${to}T10:00:00Z`));
});
