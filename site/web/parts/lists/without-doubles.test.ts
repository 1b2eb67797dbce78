import { expect, test } from "vitest";
import { withoutDoubles } from "./without-doubles.ts";

test("keeps each item of a list once, at its first place, by slug or by id", () => {
  const [first, again] = [
    { slug: "rain", likes: 1 },
    { slug: "rain", likes: 2 },
  ];
  expect(withoutDoubles([first, { slug: "sun", likes: 3 }, again])).toEqual([first, { slug: "sun", likes: 3 }]);
  expect(withoutDoubles([{ id: "b" }, { id: "a" }, { id: "b" }])).toEqual([{ id: "b" }, { id: "a" }]);
  expect(withoutDoubles([])).toEqual([]);
});
