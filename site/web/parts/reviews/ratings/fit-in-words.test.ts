import { expect, test } from "vitest";
import { fitInWords, fitPosition, truePercent } from "./fit-in-words.ts";

const fit = (small: number, fits: number, large: number) => ({ small, true: fits, large });

test.each([
  [fit(4, 0, 0), 0, 0, "runs small"],
  [fit(2, 8, 0), 80, 40, "slightly smaller than true to size"],
  [fit(1, 8, 1), 80, 50, "true to size"],
  [fit(0, 8, 2), 80, 60, "slightly larger than true to size"],
  [fit(1, 1, 4), 17, 75, "runs large"],
])("%o is on the tape where its mean is", (counts, percent, position, words) => {
  expect([truePercent(counts), fitPosition(counts), fitInWords(counts)]).toEqual([percent, position, words]);
});
