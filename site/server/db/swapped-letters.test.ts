import { expect, test } from "vitest";
import { swapsOf } from "./swapped-letters.ts";

test("each pair of neighbouring letters changes places", () => {
  expect(swapsOf("skrit")).toEqual(["ksrit", "srkit", "skirt", "skrti"]);
});

test("two equal letters that change places make no other word", () => {
  expect(swapsOf("wool")).toEqual(["owol", "wolo"]);
});

test.each(["hat", "cardigans", "501s", "t-shirt", "юбка", "straße", "ıslak", "👗👗👗👗"])(
  "“%s” has no swapped letters",
  (word) => {
    expect(swapsOf(word)).toEqual([]);
  },
);
