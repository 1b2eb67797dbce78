import { expect, test } from "vitest";
import type { Category } from "../items/item-options.ts";
import { comboItems } from "./combo-items.ts";
import { slotOfItem } from "./outfit-options.ts";

const placed = (category: Category, photo: string | null) => ({
  slot: slotOfItem({ category }),
  item: { name: category, photo },
});

test("an outfit is pictured by the four items that matter most and have a photo", () => {
  const pictured = (["hat", "shirt", "jeans", "boots", "bag"] as const).map((category) => placed(category, "photo"));
  const items = [placed("coat", null), ...pictured];
  expect(comboItems(items).map(({ item }) => item.name)).toEqual(["jeans", "shirt", "boots", "bag"]);
});
