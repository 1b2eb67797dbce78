import { describe, expect, test } from "vitest";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { changeOf, editedFields, editedItem, faultOf, noEdits } from "./naming-edits.ts";

const item: ItemCard = {
  ...{
    id: "item-1",
    name: null,
    category: null,
    colours: ["brown"],
    brand: null,
    brandLink: null,
    product: null,
    photo: null,
    wears: 0,
  },
  ...{ isFavourite: false, isWished: false, isArchived: false, audience: "everyone" },
};

describe("naming an item", () => {
  test("sends the name and nothing that was not edited", () => {
    expect(changeOf(item, { name: "  Chelsea boots " }, "EUR")).toEqual({ name: "Chelsea boots" });
  });

  test("sends what was chosen, and empties what was emptied", () => {
    const edits = { name: "Boots", category: "boots", colours: [], brand: " ", price: "79,50", boughtOn: "" } as const;
    expect(changeOf(item, { ...edits, colours: [...edits.colours] }, "GBP")).toEqual({
      ...{ name: "Boots", category: "boots", colours: [], brand: null, boughtOn: null },
      price: { micros: 79_500_000, currency: "GBP" },
    });
    expect(changeOf(item, { name: "Boots", price: "" }, "GBP")).toEqual({ name: "Boots", price: null });
  });

  test("proposes the colours of the photo until they are changed", () => {
    expect(editedFields(item, noEdits).colours).toEqual(["brown"]);
    expect(editedItem(item, { name: "Boots", colours: ["black"] })).toMatchObject({
      name: "Boots",
      colours: ["black"],
    });
  });

  test("needs a name and a price that can be read", () => {
    expect(faultOf(item, { name: " " })).toEqual({ field: "name", message: "Name the item." });
    expect(faultOf(item, { name: "Boots", price: "about 80" })).toMatchObject({ field: "price" });
    expect(faultOf(item, { name: "Boots", price: "99000000" })?.message).toBe("Enter a price of 10,000,000 or less.");
    expect(faultOf(item, { name: "Boots", price: "80" })).toBeNull();
  });
});
