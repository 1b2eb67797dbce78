import { expect, test } from "vitest";
import { fromStart, isRendered, maxShown, renderedRange } from "./rendered-range.ts";

const shown = (part: number, count: number, focused: number | null = null) => {
  const range = renderedRange(part, count, focused);
  return Array.from({ length: count }, (_, at) => at).filter((at) => isRendered(range, at, count));
};

test("a short list is shown whole, wherever it is scrolled to", () => {
  for (const part of [-1, 0, 0.5, 1, 2])
    for (const count of [0, 1, 24, 240]) expect(shown(part, count)).toHaveLength(count);
  expect(isRendered(fromStart, 23, 24)).toBe(true);
});

test("a long one keeps as many as ten pages, around the screen, and its end", () => {
  for (const part of [0, 0.1, 0.5, 0.9, 1]) {
    const found = shown(part, 2_400);
    expect(found.length).toBeLessThanOrEqual(maxShown + 8);
    const middle = Math.min(2_399, Math.floor(part * 2_400));
    for (const at of [middle - 90, middle, middle + 90])
      if (at >= 0 && at < 2_400) expect(found, `${at} at ${part}`).toContain(at);
    expect(found).toContain(2_399);
  }
});

test("what has the focus stays", () => {
  expect(shown(1, 2_400, 3)).toContain(3);
  expect(shown(1, 2_400)).not.toContain(3);
});
