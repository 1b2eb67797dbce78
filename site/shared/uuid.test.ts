import { expect, test } from "vitest";
import { isUuid, newUuid } from "./uuid.ts";

test("ids sort by the time at which they were made, within a millisecond by their order", () => {
  let now = Date.parse("2026-05-01T12:00:00Z");
  const made = [];
  for (let nth = 0; nth < 20_000; nth++) {
    if (nth % 6_000 === 0) now++;
    made.push(newUuid(() => new Date(now)));
  }
  expect(made.every(isUuid)).toBe(true);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});
