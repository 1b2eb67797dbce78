import { expect, test } from "vitest";
import { sizesIn } from "./sizes-in.ts";

test.each([
  ["XS; S, M", ["XS", "S", "M"]],
  ["38,5; 39", ["38,5", "39"]],
  ["One size", ["One size"]],
  [" ; ,", []],
])("“%s” is read as sizes", (text, sizes) => expect(sizesIn(text)).toEqual(sizes));
