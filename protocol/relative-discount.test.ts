import { describe, expect, test } from "vitest";
import { type Cost, relativeDiscount } from "./relative-discount.ts";

const cost = (euros: number, number = 1, unit: NonNullable<Cost["period"]>["unit"] = "month"): Cost => ({
  amountMicros: Math.round(euros * 1_000_000),
  currency: "EUR",
  period: { number, unit },
});
const yearly = cost(36, 1, "year");
const monthly = cost(4);

describe("the discount against the most expensive", () => {
  test.each<[string, Cost, Cost[], number | null]>([
    ["of a year beside a month", yearly, [monthly], 25],
    ["of the most expensive one", monthly, [yearly], null],
    ["of one of equal price", monthly, [monthly], null],
    ["of less than half a percent", cost(119.9, 1, "year"), [cost(10)], null],
    ["of more than half a percent", cost(119.3, 1, "year"), [cost(10)], 1],
    ["of a third", cost(2), [cost(3)], 33],
    ["of a quarter of a year", cost(9, 3), [monthly], 25],
    ["of a month beside a week", monthly, [cost(1, 1, "week")], 8],
    ["of a month beside a day", monthly, [cost(0.5, 1, "day")], 74],
    ["beside another currency", monthly, [{ ...cost(99), currency: "USD" }], null],
    ["beside what is paid once", monthly, [{ ...cost(99), period: null }], null],
    ["of what is paid once", { ...cost(1), period: null }, [monthly], null],
    ["of what is free beside what is free", cost(0), [cost(0)], null],
    ["of what is free", cost(0), [monthly], 100],
  ])("%s", (_what, one, others, percent) => {
    expect(relativeDiscount(one, [one, ...others])).toBe(percent);
  });

  test("alone is none", () => expect(relativeDiscount(monthly, [monthly])).toBeNull());
});
