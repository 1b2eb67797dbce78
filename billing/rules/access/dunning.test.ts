import { expect, test } from "vitest";
import { isFinalDecline, nextTryAt, retryWindowEndsAt } from "./dunning.ts";

const failed = new Date("2026-03-01T10:00:00Z");
const tries = (isAccelerated: boolean) => {
  const found = [];
  for (let at = nextTryAt(failed, failed, { isAccelerated }); at; at = nextTryAt(failed, at, { isAccelerated })) {
    found.push(at.toISOString());
  }
  return found;
};

test("six more tries within thirty days", () => {
  expect(tries(false).map((it) => it.slice(5, 10))).toEqual(["03-02", "03-04", "03-08", "03-15", "03-22", "03-30"]);
  expect(retryWindowEndsAt(failed, { isAccelerated: false }).toISOString()).toBe("2026-03-31T10:00:00.000Z");
});

test("in a hurry: five tries with three minutes between them", () => {
  expect(tries(true).map((it) => it.slice(11, 16))).toEqual(["10:03", "10:06", "10:09", "10:12"]);
  expect(retryWindowEndsAt(failed, { isAccelerated: true }).toISOString()).toBe("2026-03-01T10:15:00.000Z");
});

test("a try that came late, or one more by the customer, moves none of the others", () => {
  const late = new Date("2026-03-05T00:00:00Z");
  expect(nextTryAt(failed, late, { isAccelerated: false })?.toISOString()).toBe("2026-03-08T10:00:00.000Z");
});

test("a stolen card is not tried again, an empty one is", () => {
  expect([isFinalDecline("stolen_card"), isFinalDecline("insufficient_funds")]).toEqual([true, false]);
});
