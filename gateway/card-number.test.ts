import { describe, expect, test } from "vitest";
import { cardRange, groupDigits, passesLuhn } from "./card-number.ts";
import { testCards } from "./test-cards.ts";

test("every test card is a number that could be one, of a brand", () => {
  for (const { number } of testCards) {
    const { brand, lengths } = cardRange(number);
    expect([number, passesLuhn(number), brand === "unknown", lengths.includes(number.length)]).toEqual([
      number,
      true,
      false,
      true,
    ]);
  }
});

test("no two test cards share a number, a name or a word", () => {
  for (const part of ["number", "name", "token"] as const) {
    const values = testCards.flatMap((card) => card[part] ?? []);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("one wrong digit, or two neighbours exchanged, is found", () => {
  expect(passesLuhn("4242424242424241")).toBe(false);
  expect(passesLuhn("2442424242424242")).toBe(false);
  expect(passesLuhn("")).toBe(false);
});

describe("groups", () => {
  test.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["42424", "4242 4"],
    ["378282246310005", "3782 822463 10005"],
    ["36227206271667", "3622 720627 1667"],
    ["", ""],
  ])("%s is written %s", (digits, written) => {
    expect(groupDigits(digits)).toBe(written);
  });
});
