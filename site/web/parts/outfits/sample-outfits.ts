import type { ItemCard } from "../../../shared/items/item.ts";
import type { Category } from "../../../shared/items/item-options.ts";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { slotOfItem } from "../../../shared/outfits/outfit-options.ts";

/** For the style sheet and for tests. */
export const sampleItem = (name: string, category: Category | null): ItemCard => ({
  id: name,
  name,
  category,
  colours: [],
  brand: null,
  brandLink: null,
  product: null,
  photo: null,
  wears: 14,
  isFavourite: false,
  isWished: false,
  isArchived: false,
  audience: "everyone",
});

export const sampleOutfit = (name: string, items: readonly ItemCard[], wears = 0): Outfit => ({
  id: name,
  name,
  items: items.map((item) => ({ slot: slotOfItem(item), item })),
  wears,
  lastWornOn: wears > 0 ? "2026-03-02" : null,
});
