import { expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";

test("numbers have a comma before each three digits of their whole part", () => {
  expect([0, 999, 1000, 48_213, 1_000_000, -2_314, 1234.5678].map(formatNumber)).toEqual([
    ...["0", "999", "1,000", "48,213", "1,000,000", "-2,314", "1,234.5678"],
  ]);
});
