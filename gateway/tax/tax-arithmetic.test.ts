import { describe, expect, test } from "vitest";
import { calculateTaxes, splitByWeights } from "./tax-arithmetic.ts";

describe("sums", () => {
  const percents = [["4"], ["25.5"], ["5", "9.975"], ["5", "7"], ["0"], []];

  test("inclusive net and taxes add up to the price, for every amount", () => {
    for (const rates of percents)
      for (const amount of [...Array(3000).keys(), 99_999_999, 12_345_678]) {
        const { net, taxes } = calculateTaxes(amount, rates, true);
        expect(net + taxes.reduce((sum, tax) => sum + tax, 0)).toBe(amount);
      }
  });

  test("an exclusive tax is never more than half a unit off", () => {
    for (const rates of percents)
      for (const amount of [...Array(3000).keys(), 99_999_999, 12_345_678])
        for (const [place, tax] of calculateTaxes(amount, rates, false).taxes.entries())
          expect(Math.abs(tax - (amount * Number(rates[place])) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
  });

  test("a split adds up to the whole, and no part is more than a unit too large", () => {
    expect(splitByWeights(100, [1n, 1n, 1n])).toEqual([34, 33, 33]);
    expect(splitByWeights(0, [1n, 2n])).toEqual([0, 0]);
    expect(splitByWeights(7, [0n, 0n])).toEqual([0, 0]);
    for (let total = 0; total < 500; total++)
      expect(splitByWeights(total, [3n, 7n, 11n]).reduce((sum, part) => sum + part, 0)).toBe(total);
  });
});
