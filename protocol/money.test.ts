import { expect, test } from "vitest";
import { formatMoney, isCurrencyCode, microsOfProviderUnits, minorUnits, providerUnits } from "./money.ts";

test("the sixteen zero-decimal currencies are counted in whole units, all others in hundredths", () => {
  expect(minorUnits(1_000_000_000, "JPY")).toBe(1000);
  expect(minorUnits(5_000_000, "UGX")).toBe(5);
  expect(minorUnits(9_990_000, "USD")).toBe(999);
  expect(minorUnits(9_990_000, "eur")).toBe(999);
  expect(minorUnits(-9_990_000, "EUR")).toBe(-999);
});

test("the provider is sent its special cases in the units it wants", () => {
  expect(providerUnits(5_000_000, "UGX")).toBe(500);
  expect(providerUnits(5_000_000, "ISK")).toBe(500);
  expect(providerUnits(5_124_000, "KWD")).toBe(5120);
  expect(providerUnits(36_000_000, "EUR")).toBe(3600);
});

test("what the provider charged leads back to the price, in every currency of the runtime", () => {
  for (const currency of Intl.supportedValuesOf("currency")) {
    for (const amountMicros of [0, 1_000_000, 36_000_000, 1_999_000_000]) {
      expect(microsOfProviderUnits(providerUnits(amountMicros, currency), currency)).toBe(amountMicros);
    }
  }
});

test("a price for people shortens US$ and shows zero without a fraction", () => {
  expect(formatMoney({ amount_micros: 9_990_000, currency: "USD" }, "en-AU")).toMatch(/^(\$|USD)\s?9\.99$/);
  expect(formatMoney({ amount_micros: 9_990_000, currency: "USD" }, "en-CA")).toBe("$9.99");
  expect(formatMoney({ amount_micros: 0, currency: "EUR" }, "en-US")).toBe("€0");
  expect(formatMoney({ amount_micros: 1_000_000_000, currency: "JPY" }, "en-US")).toBe("¥1,000");
});

test("a currency code is three capitals", () => {
  expect(["EUR", "eur", "EURO", "EU", ""].map(isCurrencyCode)).toEqual([true, false, false, false, false]);
});
