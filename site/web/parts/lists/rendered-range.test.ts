import { expect, test } from "vitest";
import { fromStart, isRendered, isSameRange, maxShown, renderedRange } from "./rendered-range.ts";

const shown = (middle: number, count: number, held: number[] = []) => {
  const range = renderedRange(middle, count, held);
  return Array.from({ length: count }, (_, at) => at).filter((at) => isRendered(range, at, count));
};

test("a short list is shown whole, wherever it is scrolled to", () => {
  for (const middle of [-100, 0, 12, 239, 500])
    for (const count of [0, 1, 24, 240]) expect(shown(middle, count)).toHaveLength(count);
  expect(isRendered(fromStart, 23, 24)).toBe(true);
});

test("a long one keeps as many as ten pages, around the screen, and its end", () => {
  for (const middle of [0, 240, 1_200, 2_160, 2_400]) {
    const found = shown(middle, 2_400);
    expect(found.length).toBeLessThanOrEqual(maxShown + 8);
    for (const at of [middle - 90, middle, middle + 90])
      if (at >= 0 && at < 2_400) expect(found, `${at} at ${middle}`).toContain(at);
    expect(found).toContain(2_399);
  }
});

test("what has the focus stays", () => {
  expect(shown(2_400, 2_400, [3, 7])).toEqual(expect.arrayContaining([3, 7]));
  expect(shown(2_400, 2_400)).not.toContain(3);
  expect(isSameRange(renderedRange(0, 500, [3]), renderedRange(1, 500, [3]))).toBe(true);
  expect(isSameRange(renderedRange(0, 500, [3]), renderedRange(0, 500, [4]))).toBe(false);
});
