import type { ItemCard } from "../../../shared/items/item.ts";
import { type Category, slotOf } from "../../../shared/items/item-options.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";

/** An item for the style sheet and for tests. Its photo has a colour and no files. */
export const sampleItem = (name: string, category: Category | null, colour = "#b9a58c"): ItemCard => ({
  id: name,
  name,
  category,
  colours: [],
  brand: null,
  photo: { id: name, version: 1, width: 640, height: 800, widths: [], avif: false, colour, alt: name, crop: null },
  wears: 14,
  isFavourite: false,
  isWished: false,
  isArchived: false,
  audience: "everyone",
});

export const sampleOutfit = (name: string, items: readonly ItemCard[], wears = 0): Outfit => ({
  id: name,
  name,
  items: items.map((item) => ({ slot: item.category ? slotOf[item.category] : "accessory", item })),
  wears,
  lastWornOn: wears > 0 ? "2026-03-02" : null,
});
