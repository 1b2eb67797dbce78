import { expect, test } from "vitest";
import { sampleItem } from "../outfits/sample-outfits.ts";
import { wornInWords } from "./worn-in-words.ts";

const wornOf = (names: string[], more = 0) => ({
  on: "2026-11-18",
  items: names.map((name) => sampleItem(name, "other")),
  more,
  outfit: null,
});

test("what was worn is named after the outfit that it makes, or by its items", () => {
  expect(wornInWords({ ...wornOf(["Boots", "Coat"]), outfit: "Frost" })).toBe("Frost");
  expect(wornInWords(wornOf(["Coat"]))).toBe("Coat");
  expect(wornInWords(wornOf(["Coat", "Boots", "Scarf"]))).toBe("Coat, Boots, Scarf");
  expect(wornInWords(wornOf(["Coat", "Boots", "Scarf", "Hat"]))).toBe("Coat, Boots and 2 more");
});

test("items that are not shown are counted", () => {
  expect(wornInWords(wornOf(["Coat", "Boots", "Scarf", "Hat"], 24))).toBe("Coat, Boots and 26 more");
  expect(wornInWords(wornOf(["Coat"], 2))).toBe("Coat and 2 more");
  expect(wornInWords(wornOf([], 2))).toBe("2 items");
});
