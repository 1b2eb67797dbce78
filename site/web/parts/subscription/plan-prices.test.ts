import type { Package } from "@hemline/purchases";
import { describe, expect, test } from "vitest";
import { planPrices } from "./plan-prices.ts";

type Period = NonNullable<Package["webBillingProduct"]["period"]>;

function packageOf(title: string, micros: number, period: Period | null, trial?: Period, trialCycles = 1): Package {
  const product = {
    identifier: title,
    title,
    period,
    price: {
      amount: micros / 10_000,
      amountMicros: micros,
      currency: "EUR",
      formattedPrice: `€${(micros / 1e6).toFixed(2)}`,
    },
    freeTrialPhase: trial ? { period: trial, cycleCount: trialCycles } : null,
  };
  return { identifier: title, webBillingProduct: product } as unknown as Package;
}
const trialPeriod: Period = { number: 1, unit: "week" };
const year = packageOf("A year", 36_000_000, { number: 1, unit: "year" }, trialPeriod);
const month = packageOf("Month by month", 4_000_000, { number: 1, unit: "month" });

describe("an offer", () => {
  test("has the price with its period", () => {
    expect(planPrices([year, month]).map(({ name, price }) => [name, price])).toEqual([
      ["Yearly", "€36.00 a year"],
      ["Monthly", "€4.00 a month"],
    ]);
  });

  test("has the price of a month for longer periods", () => {
    expect(planPrices([year, month]).map(({ perMonth }) => perMonth)).toEqual(["€3.00 a month", null]);
  });

  test("saves a rounded percent against the dearest", () => {
    expect(planPrices([year, month]).map(({ savesPercent }) => savesPercent)).toEqual([25, null]);
  });

  test("has the same savings as a paywall", () => {
    const week = packageOf("Week by week", 1_000_000, { number: 1, unit: "week" });
    expect(planPrices([month, week]).map(({ savesPercent }) => savesPercent)).toEqual([8, null]);
  });

  test("saves nothing alone", () => {
    expect(planPrices([year])[0]?.savesPercent).toBeNull();
  });

  test("counts the days of the trial", () => {
    const fortnight = packageOf("Two weeks free", 4_000_000, month.webBillingProduct.period, trialPeriod, 2);
    expect(planPrices([year, month, fortnight]).map(({ trialDays }) => trialDays)).toEqual([7, 0, 14]);
  });

  test("of several months is named by its product", () => {
    const quarter = packageOf("A quarter", 9_000_000, { number: 3, unit: "month" });
    expect(planPrices([quarter])[0]).toMatchObject({
      name: "A quarter",
      price: "€9.00 every 3 months",
      perMonth: "€3.00 a month",
    });
  });

  test("that is bought once has no period and saves nothing", () => {
    expect(planPrices([packageOf("For ever", 99_000_000, null), month])[0]).toMatchObject({
      price: "€99.00",
      perMonth: null,
      savesPercent: null,
    });
  });
});
