import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWholeRun } from "../vitest/slow-test.ts";
import {
  chargeable,
  formatMoney,
  isCurrencyCode,
  maxChargeMicros,
  microsOfProviderUnits,
  minorUnits,
  providerUnits,
  shareOut,
} from "./money.ts";

const numRuns = isWholeRun ? 2000 : 500;

test("the sixteen zero-decimal currencies are counted in whole units, all others in hundredths", () => {
  const whole = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
  const others = Intl.supportedValuesOf("currency").filter((code) => !whole.includes(code));
  expect(whole.map((code) => minorUnits(7_000_000, code))).toEqual(whole.map(() => 7));
  expect(others.filter((code) => minorUnits(7_000_000, code) !== 700)).toEqual([]);
  expect(minorUnits(1_000_000_000, "JPY")).toBe(1000);
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

describe("in every currency of the runtime", () => {
  const currency = fc.constantFrom(...Intl.supportedValuesOf("currency"));
  const micros = fc.integer({ min: 0, max: 9_000_000_000_000_000 });
  test("what the provider charged leads back to the price", () => {
    fc.assert(
      fc.property(currency, micros, (code, amount) => {
        const charged = chargeable(amount, code);
        const units = providerUnits(amount, code);
        expect(microsOfProviderUnits(units, code)).toBe(charged);
        expect(providerUnits(charged, code)).toBe(units);
        expect([Number.isSafeInteger(units), Number.isSafeInteger(charged)]).toEqual([true, true]);
        expect(providerUnits(-amount, code) + units).toBe(0);
      }),
      { numRuns },
    );
  });

  test("the nearest amount that can be charged is no further away than half a step, and halves go up", () => {
    fc.assert(
      fc.property(currency, micros, (code, amount) => {
        const step = chargeable(10_000, code) === 10_000 ? 10_000 : 1_000_000;
        const away = chargeable(amount, code) - amount;
        expect(away > -step / 2 && away <= step / 2).toBe(true);
      }),
      { numRuns },
    );
  });

  test("shares sum to the whole, given or taken back, and each can be charged", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 4_000_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(currency, micros, weights, fc.boolean(), (code, amount, parts, isBack) => {
        fc.pre(parts.some((it) => it > 0));
        const whole = chargeable(isBack ? -amount : amount, code);
        const shares = shareOut(whole, parts, code);
        expect(shares.reduce((sum, it) => sum + it, 0)).toBe(whole);
        expect(shares.map((it) => chargeable(it, code))).toEqual(shares);
        expect(shares.filter((_, at) => parts[at] === 0).every((it) => it === 0)).toBe(true);
      }),
      { numRuns },
    );
  });

  test("the provider counts in the decimals of ISO 4217, but for four", () => {
    const none = new Set("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "));
    const three = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));
    const decimals = (code: string) => (none.has(code) ? 0 : three.has(code) ? 3 : 2);
    const others = Intl.supportedValuesOf("currency").filter(
      (it) => providerUnits(1_000_000, it) !== 10 ** decimals(it),
    );
    // The first and the last are whole and go in hundredths, an ariary has fifths, and dinars of Libya cannot be charged.
    expect(others).toEqual(["ISK", "LYD", "MGA", "UGX"]);
  });
});

test("a price for people shortens US$ and shows zero without a fraction", () => {
  expect(formatMoney({ amount_micros: 9_990_000, currency: "USD" }, "en-AU")).toBe("USD\u00a09.99");
  expect(formatMoney({ amount_micros: 9_990_000, currency: "USD" }, "zh-TW")).toBe("US$9.99");
  expect(formatMoney({ amount_micros: 9_990_000, currency: "USD" }, "hr")).toBe("9,99\u00a0$");
  expect(formatMoney({ amount_micros: 4_000_000, currency: "EUR" }, "hu")).toBe("4,00\u00a0€");
  expect(formatMoney({ amount_micros: 4_000_000, currency: "CHF" }, "de")).toBe("4,00\u00a0CHF");
  expect(formatMoney({ amount_micros: 9_990_000, currency: "CAD" }, "en-US")).toBe("CA$9.99");
  expect(formatMoney({ amount_micros: 9_990_000, currency: "USD" }, "en-CA")).toBe("US$9.99");
  expect(formatMoney({ amount_micros: 0, currency: "EUR" }, "en-US")).toBe("€0");
  expect(formatMoney({ amount_micros: 0, currency: "USD" }, "de")).toBe("0\u00a0$");
  expect(formatMoney({ amount_micros: 1_000_000_000, currency: "JPY" }, "en-US")).toBe("¥1,000");
});

test("an amount of hundredths is shown with them where the runtime would leave them out", () => {
  const hundredths = "AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MMK PKR RSD SOS SYP YER".split(" ");
  const shown = hundredths.map((currency) => formatMoney({ amount_micros: 1_990_500_000, currency }, "en"));
  expect(shown.filter((text) => !text.endsWith("1,990.50"))).toEqual([]);
  expect(formatMoney({ amount_micros: 1_990_500_000, currency: "HUF" }, "hu")).toBe("1990,50\u00a0Ft");
  expect(formatMoney({ amount_micros: 1_990_000_000, currency: "HUF" }, "hu")).toBe("1990\u00a0Ft");
});

test("in every currency and language what is shown is what is charged", () => {
  const locales = ["en", "de", "hu", "ja", "en-IN", "fr-CA", "es-CO"];
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf("currency")),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.constantFrom(...locales),
      (code, hundredths, locale) => {
        const charged = chargeable(hundredths * 10_000, code);
        const digits = formatMoney({ amount_micros: charged, currency: code }, locale).replace(/\D/g, "");
        const decimals = new Set(
          [0, 2, 3, 4].map((places) => String(Math.round((charged * 10 ** places) / 1_000_000))),
        );
        const isExact = [...decimals].some((text) => digits.padStart(8, "0").endsWith(text.padStart(8, "0")));
        expect(isExact, `${code} ${charged} is shown as ${digits} in ${locale}`).toBe(true);
      },
    ),
    { numRuns },
  );
});

test("no two dollars or pesos read the same in any language", () => {
  const currencies = ["USD", "CAD", "AUD", "SGD", "MXN", "ARS", "NZD", "HKD", "CLP", "COP"];
  const regions = "US CA AU SG MX AR NZ HK CL CO GB DE FR ES IT BR PT JP".split(" ");
  const languages =
    "en es it ar ca zh-Hans zh-Hant hr cs da nl fi fr de el he hi hu id ja ko ms no pl pt ro ru sk sv th tr uk vi".split(
      " ",
    );
  const regional = ["en", "es", "fr", "zh"].flatMap((language) => regions.map((region) => `${language}-${region}`));
  const locales = [...languages, ...regional];
  const faults = locales.filter((locale) => {
    const shown = currencies.map((currency) => formatMoney({ amount_micros: 9_990_000, currency }, locale));
    return new Set(shown).size < currencies.length;
  });
  expect(faults).toEqual([]);
});

test("the largest charge is eight digits of the provider's units", () => {
  expect(["USD", "JPY", "KWD", "ISK", "IDR"].map(maxChargeMicros)).toEqual([
    999_999_990_000, 99_999_999_000_000, 99_999_999_000, 999_999_990_000, 9_999_999_999_990_000,
  ]);
});

test("a currency code is three capitals", () => {
  expect(["EUR", "eur", "EURO", "EU", ""].map(isCurrencyCode)).toEqual([true, false, false, false, false]);
});
