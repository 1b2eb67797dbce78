import { expect, test } from "vitest";
import { behind, withoutDuplicates } from "./without-duplicates.ts";

test("keeps each item of a list once, at its first place, by slug or by id", () => {
  const [first, again] = [
    { slug: "rain", likes: 1 },
    { slug: "rain", likes: 2 },
  ];
  expect(withoutDuplicates([first, { slug: "sun", likes: 3 }, again])).toEqual([first, { slug: "sun", likes: 3 }]);
  expect(withoutDuplicates([{ id: "b" }, { id: "a" }, { id: "b" }])).toEqual([{ id: "b" }, { id: "a" }]);
  expect(withoutDuplicates([])).toEqual([]);
});

test("what was loaded goes on behind a first page that has been read anew", () => {
  const of = (...ids: string[]) => ids.map((id) => ({ id }));
  const loaded = of("a", "b", "c", "d", "e");
  expect(behind(of("a", "b"), loaded)).toEqual(of("c", "d", "e"));
  // One was posted, and pushed "b" down.
  expect(behind(of("new", "a"), loaded)).toEqual(of("b", "c", "d", "e"));
  // "a" was deleted, and "c" moved up.
  expect(behind(of("b", "c"), loaded)).toEqual(of("d", "e"));
  expect(behind(of("x", "y"), loaded)).toBeNull();
  expect(behind([], loaded)).toBeNull();
});
