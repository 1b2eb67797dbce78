import { describe, expect, test } from "vitest";
import { dateOf, numberAt, numberByKey, partAlong, partOf, placeInPart } from "./timeline-place.ts";

test("a place of the track is a message, and back", () => {
  for (const number of [1, 2, 120, 4_980]) expect(numberAt(partOf(number, 4_980), 4_980)).toBe(number);
  expect([numberAt(-1, 80), numberAt(0.5, 81), numberAt(2, 80), partOf(1, 1)]).toEqual([1, 41, 80, 0]);
});

test("a handle moves within its track", () => {
  expect([0, 150, 300].map((top) => partAlong(top, 340, 40))).toEqual([0, 0.5, 1]);
  expect(partAlong(10, 40, 40)).toBe(0);
});

describe("a message that was asked for", () => {
  const items = [4, 5, 8].map((number) => ({ number }));
  const between = { items, isAtStart: false, isAtEnd: false };

  test("is in a part, or the next one is in its place", () => {
    expect([4, 6, 8].map((number) => placeInPart(number, between))).toEqual([4, 8, 8]);
  });

  test("is in another part, unless there is none", () => {
    expect([1, 9].map((number) => placeInPart(number, between))).toEqual([null, null]);
    const all = { items, isAtStart: true, isAtEnd: true };
    expect([1, 9].map((number) => placeInPart(number, all))).toEqual([4, 8]);
    expect(placeInPart(1, { ...all, items: [] })).toBeNull();
  });
});

describe("the date of a message", () => {
  const dates = [1, 20, 40].map((number) => ({ number, at: `on day ${number}` }));
  test.each([
    [1, "on day 1"],
    [19, "on day 1"],
    [20, "on day 20"],
    [99, "on day 40"],
    [0, "on day 1"],
  ])("of number %i is that of the last known one up to it", (number, at) => {
    expect(dateOf(number, dates)).toBe(at);
  });

  test("is found among dates in any order, and is none without any", () => {
    expect(dateOf(25, [...dates].reverse())).toBe("on day 20");
    expect(dateOf(25, [])).toBeNull();
  });
});

describe("a key", () => {
  test.each([
    ["ArrowDown", 41],
    ["ArrowUp", 39],
    ["ArrowRight", 41],
    ["ArrowLeft", 39],
    ["PageDown", 60],
    ["PageUp", 20],
    ["Home", 1],
    ["End", 80],
    ["Tab", null],
  ])("%s leads to %s", (key, number) => {
    expect(numberByKey(key, 40, 80, false)).toBe(number);
  });

  test("leads no further than the ends, and along with the script", () => {
    expect([numberByKey("PageUp", 3, 80, false), numberByKey("PageDown", 79, 80, false)]).toEqual([1, 80]);
    expect([numberByKey("ArrowLeft", 3, 80, true), numberByKey("ArrowRight", 3, 80, true)]).toEqual([4, 2]);
  });
});
