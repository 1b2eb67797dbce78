import { describe, expect, test } from "vitest";
import { placeCards } from "./masonry-placement.ts";

const two = { columns: 2, columnRem: 10, gapRem: 1 };
const card = (ratio: number, titleLength = 5) => ({ ratio, titleLength });

describe("cards in columns", () => {
  test("fill the first row in reading order", () => {
    const places = placeCards([card(1), card(1), card(1), card(1)], { ...two, columns: 4 });
    expect(places.map((place) => place.column)).toEqual([1, 2, 3, 4]);
    expect(places.every((place) => place.ratioAbove === 0 && place.remAbove === 0)).toBe(true);
  });

  test("go below the shortest column", () => {
    const places = placeCards([card(2), card(1), card(1)], two);
    expect(places[2]).toMatchObject({ column: 2, ratioAbove: 1 });
  });

  test("go to the first of equal columns", () => {
    expect(placeCards([card(1), card(1), card(1)], two)[2]?.column).toBe(1);
  });

  test("never start above an earlier card of their column", () => {
    const ratios = [1.3, 0.7, 1.5, 1, 1.25, 0.8, 1.4, 1.1, 0.66, 1.33];
    const places = placeCards(
      ratios.map((ratio) => card(ratio)),
      two,
    );
    for (const column of [1, 2]) {
      const tops = places.filter((place) => place.column === column).map((place) => place.ratioAbove);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    }
  });

  test("stay where they are when more follow", () => {
    const first = [card(1.2), card(0.8), card(1.4), card(1)];
    expect(placeCards([...first, card(1.3), card(0.9)], two).slice(0, 4)).toEqual(placeCards(first, two));
  });

  test("keep room for a title of two lines, and for three at most", () => {
    const lines = placeCards([card(1, 10), card(1, 30), card(1, 120)], two).map((place) => place.lines);
    expect(lines).toEqual([1, 2, 3]);
  });
});
