import { expect, test } from "vitest";
import { comboItems } from "./combo-items.ts";
import { sampleItem, sampleOutfit } from "./sample-outfits.ts";

const photo = {
  id: "photo",
  version: 1,
  width: 4,
  height: 5,
  widths: [],
  avif: false,
  colour: "#fff",
  alt: "",
  crop: null,
};

test("an outfit is pictured by the four items that matter most and have a photo", () => {
  const pictured = (["hat", "shirt", "jeans", "boots", "bag"] as const).map((category) => ({
    ...sampleItem(category, category),
    photo,
  }));
  const { items } = sampleOutfit("Trains", [sampleItem("coat", "coat"), ...pictured]);
  expect(comboItems(items).map(({ item }) => item.name)).toEqual(["jeans", "shirt", "boots", "bag"]);
});
