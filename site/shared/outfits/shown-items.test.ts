import { expect, test } from "vitest";
import { shownItems } from "./shown-items.ts";

test("of many items of a day, those are shown that it names or pictures, in their order", () => {
  const hats = Array.from({ length: 20 }, (_, at) => ({ name: `Hat ${at}`, category: "hat", photo: "photo" }) as const);
  const coat = { name: "Coat", category: "coat", photo: "photo" } as const;
  const plainCoat = { ...coat, name: "Coat without a photo", photo: null };
  expect(shownItems([...hats, plainCoat, coat]).map(({ name }) => name)).toEqual(["Hat 0", "Hat 1", "Hat 2", "Coat"]);
  expect(shownItems([plainCoat, coat])).toEqual([plainCoat, coat]);
});
