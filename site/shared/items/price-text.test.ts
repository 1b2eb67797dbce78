import { expect, test } from "vitest";
import { amountText, microsOf } from "./price-text.ts";

test.each([
  ["79", 79_000_000],
  ["79.5", 79_500_000],
  ["79,50", 79_500_000],
  ["1,234.50", 1_234_500_000],
  ["1.234,50", 1_234_500_000],
  ["1 234", 1_234_000_000],
  ["1’234.05", 1_234_050_000],
  ["1.234", 1_234_000_000],
  ["0", 0],
])("%s is an amount", (text, micros) => {
  expect(microsOf(text)).toBe(micros);
});

test.each(["", "about 80", "-5", "€80", "1,2,3", "79.505.1", "0.125"])("%s is none", (text) => {
  expect(microsOf(text)).toBeNull();
});

test.each([0, 5_000_000, 79_500_000, 1_234_567, 10_000_000_000_000])("%d millionths are read as written", (micros) => {
  expect(microsOf(amountText(micros))).toBe(micros);
});
