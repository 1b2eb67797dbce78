import { expect, test } from "vitest";
import { formatPrice, formatRoughPrice } from "./format-price.ts";

test("a price is written as British English writes it, in every currency", () => {
  const amounts = [
    -1234.5, -9.35, -0.05, -0.004, 0, 0.004, 0.05, 1.005, 9.35, 9.999, 290, 1234.5, 999_999.999, 1_000_000,
  ];
  for (const currency of Intl.supportedValuesOf("currency")) {
    const format = new Intl.NumberFormat("en-GB", {
      style: "currency",
      currency,
      trailingZeroDisplay: "stripIfInteger",
    });
    for (const amount of amounts)
      expect(formatPrice({ micros: Math.round(amount * 1_000_000), currency })).toBe(format.format(amount));
  }
});

test("a price on an axis is short", () => {
  expect(formatRoughPrice({ micros: 4_800_000_000, currency: "EUR" })).toBe("€4.8k");
});
