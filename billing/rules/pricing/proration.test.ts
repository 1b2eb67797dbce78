import { chargeable } from "@hemline/protocol/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minimumPrices } from "../catalogue/minimum-prices.ts";
import { prorate } from "./proration.ts";

const at = (text: string) => new Date(text);
const january = { startsAt: at("2026-01-01T00:00:00Z"), endsAt: at("2026-02-01T00:00:00Z") };

describe("the unused part of a period", () => {
  test("is all of it at its start, half in its middle, nothing at its end and after", () => {
    const paid = { paidMicros: 31_000_000, currency: "EUR", ...january };
    expect(prorate(paid, january.startsAt)).toEqual({ usedMicros: 0, unusedMicros: 31_000_000 });
    expect(prorate(paid, at("2026-01-16T12:00:00Z"))).toEqual({ usedMicros: 15_500_000, unusedMicros: 15_500_000 });
    expect(prorate(paid, january.endsAt)).toEqual({ usedMicros: 31_000_000, unusedMicros: 0 });
    expect(prorate(paid, at("2027-01-01T00:00:00Z"))).toEqual({ usedMicros: 31_000_000, unusedMicros: 0 });
  });

  test("is counted by the second, and rounded down to what can be paid", () => {
    const paid = { paidMicros: 10_000_000, currency: "EUR", ...january };
    expect(prorate(paid, at("2026-01-01T00:00:01Z")).unusedMicros).toBe(9_990_000);
    expect(prorate({ ...paid, currency: "JPY" }, at("2026-01-16T12:00:00Z")).unusedMicros).toBe(5_000_000);
    expect(prorate({ ...paid, paidMicros: 1_000_000, currency: "JPY" }, at("2026-01-02T00:00:00Z")).unusedMicros).toBe(
      0,
    );
  });

  test("never begins before the period does", () => {
    const paid = { paidMicros: 31_000_000, currency: "EUR", ...january };
    expect(prorate(paid, at("2025-06-01T00:00:00Z"))).toEqual({ usedMicros: 0, unusedMicros: 31_000_000 });
  });
});

test("in every currency, both parts are whole amounts that can be paid, together they are what was paid, and neither grows back", () => {
  const currencies = Object.keys(minimumPrices);
  expect(currencies.length).toBeGreaterThan(40);
  const instant = fc.integer({ min: 0, max: 4_000 * 86_400 });
  const property = fc.property(
    fc.constantFrom(...currencies, "UGX", "ISK", "KWD", "BHD", "JPY", "HUF"),
    fc.integer({ min: 1, max: 99_999_999_000_000 }),
    instant,
    fc.integer({ min: 1, max: 800 * 86_400 }),
    instant,
    fc.nat({ max: 86_400 }),
    (currency, wished, start, length, first, later) => {
      const paidMicros = chargeable(wished, currency);
      const startsAt = new Date(start * 1000);
      const period = { paidMicros, currency, startsAt, endsAt: new Date((start + length) * 1000) };
      const [now, then] = [first, first + later].map((it) => prorate(period, new Date(it * 1000)));
      for (const { usedMicros, unusedMicros } of [now!, then!]) {
        expect(usedMicros + unusedMicros).toBe(paidMicros);
        expect(Number.isSafeInteger(unusedMicros) && unusedMicros >= 0 && usedMicros >= 0).toBe(true);
        expect(chargeable(unusedMicros, currency)).toBe(unusedMicros);
      }
      expect(then!.unusedMicros).toBeLessThanOrEqual(now!.unusedMicros);
    },
  );
  fc.assert(property, { seed: 17, numRuns: 2_000 });
});
