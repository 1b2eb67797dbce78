import { expect, test } from "vitest";
import { linkedThing } from "./linked-thing.ts";

const origin = "https://hemline.example";
const id = "018f0000-0000-7000-8000-000000000001";

test.each([
  ["See https://hemline.example/looks/rain-at-eleven.", { kind: "look", at: "rain-at-eleven" }, "See ."],
  ["https://hemline.example/products/wool-coat", { kind: "product", at: "wool-coat" }, ""],
  [`Mine: https://hemline.example/members/ada/wardrobe/${id}?x=1 there`, { kind: "item", at: id }, "Mine: there"],
])("%s names a thing", (text, card, rest) => {
  expect(linkedThing(text, origin)).toMatchObject({ card, rest });
});

test.each([
  "https://elsewhere.example/looks/rain",
  "https://hemline.example/looks/new",
  "https://hemline.example/looks",
  "/looks/rain",
  "",
])("%s names none", (text) => {
  expect(linkedThing(text, origin)).toBeNull();
});
