import { expect, test } from "vitest";
import type { BodySlot } from "../../../shared/items/item-options.ts";
import { comboItems } from "./combo-items.ts";
import { sampleItem } from "./sample-outfits.ts";

const worn = (slot: BodySlot, hasPhoto = true) => ({
  slot,
  item: { ...sampleItem(slot, null), ...(!hasPhoto && { photo: null }) },
});

test("an outfit is pictured by the four items that matter most and have a photo", () => {
  const outfit = [worn("head"), worn("outer", false), worn("top"), worn("bottom"), worn("feet"), worn("bag")];
  expect(comboItems(outfit).map(({ slot }) => slot)).toEqual(["bottom", "top", "feet", "bag"]);
});
