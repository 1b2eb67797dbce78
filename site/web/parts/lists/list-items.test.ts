import { expect, test } from "vitest";
import { around, keyOf, withoutDuplicates } from "./list-items.ts";

test("keeps each item of a list once, at its first place, by slug or by id", () => {
  const [first, again] = [
    { slug: "rain", likes: 1 },
    { slug: "rain", likes: 2 },
  ];
  expect(withoutDuplicates([first, { slug: "sun", likes: 3 }, again])).toEqual([first, { slug: "sun", likes: 3 }]);
  expect(withoutDuplicates([{ id: "b" }, { id: "a" }, { id: "b" }])).toEqual([{ id: "b" }, { id: "a" }]);
  expect(withoutDuplicates([])).toEqual([]);
  expect(keyOf({ comment: { id: "c" } })).toBe("c");
});

test("keeps both items of a member who owns a product twice", () => {
  const [coat, other] = [
    { slug: "ada", itemId: "coat" },
    { slug: "ada", itemId: "other-coat" },
  ];
  expect(withoutDuplicates([coat, other, coat])).toEqual([coat, other]);
});

const of = (...ids: string[]) => ids.map((id) => ({ id }));
const page = (ids: string[], previous: string | null, next: string | null) => ({ items: of(...ids), previous, next });

test("what was loaded goes on behind a first page that has been read anew", () => {
  const loaded = page(["a", "b", "c", "d", "e"], null, "after e");
  const behind = (...ids: string[]) => {
    const found = around(page(ids, null, "after"), loaded);
    expect([found.front, found.previous]).toEqual([[], null]);
    return [found.behind, found.next];
  };
  expect(behind("a", "b")).toEqual([of("c", "d", "e"), "after e"]);
  // One was posted, and pushed "b" down.
  expect(behind("new", "a")).toEqual([of("b", "c", "d", "e"), "after e"]);
  // "a" was deleted, and "c" moved up.
  expect(behind("b", "c")).toEqual([of("d", "e"), "after e"]);
  expect(behind("x", "y")).toEqual([[], "after"]);
  expect(behind()).toEqual([[], "after"]);
  // The list has become so short that its first page is all of it.
  expect(around(page(["a", "b"], null, null), loaded)).toMatchObject({ behind: [], next: null });
});

test("what was loaded in front of a further page stays there, and what follows it too", () => {
  const loaded = page(["a", "b", "c", "d", "e", "f"], "before a", "after f");
  expect(around(page(["c", "d"], "before c", "after d"), loaded)).toEqual({
    front: of("a", "b"),
    previous: "before a",
    behind: of("e", "f"),
    next: "after f",
  });
  // Nothing is left in front of it.
  expect(around(page(["c", "d"], null, "after d"), loaded)).toMatchObject({ front: [], previous: null });
  // "c" was deleted.
  expect(around(page(["d", "e"], "before d", "after e"), loaded)).toMatchObject({
    front: of("a", "b", "c"),
    behind: of("f"),
  });
});
