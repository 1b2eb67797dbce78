import { describe, expect, test } from "vitest";
import { formatExpiry, isPast, parseExpiry } from "./expiry.ts";

describe("an expiry being typed", () => {
  test.each([
    ["1", "1"],
    ["12", "12 / "],
    ["124", "12 / 4"],
    ["1240", "12 / 40"],
    ["4", "04 / "],
    ["440", "04 / 40"],
    ["122040", "12 / 40"],
    ["12204", "12 / 204"],
    ["12405", "12 / 40"],
  ])("%s is written %s", (digits, formatAmount) => {
    expect(formatExpiry(digits, true)).toBe(formatAmount);
  });

  test("loses its slash when the year is deleted", () => {
    expect(formatExpiry("12", false)).toBe("12");
  });
});

test("a card is good to the end of its month", () => {
  const lastDay = new Date(2026, 10, 30);
  expect(isPast({ month: 11, year: 2026 }, lastDay)).toBe(false);
  expect(isPast({ month: 10, year: 2026 }, lastDay)).toBe(true);
  expect(isPast({ month: 1, year: 2027 }, lastDay)).toBe(false);
});

test("an incomplete date is not parsed", () => {
  expect(parseExpiry("12 / 4")).toBeUndefined();
  expect(parseExpiry("12 / 40")).toEqual({ month: 12, year: 2040 });
});
