import type { CatalogueLink } from "../../../../shared/catalogue-link.ts";
import type { Colour } from "../../../../shared/colours.ts";
import { formatNumber } from "../../../../shared/format-number.ts";
import type { ItemCard, ItemChange } from "../../../../shared/items/item.ts";
import type { Category } from "../../../../shared/items/item-options.ts";
import { microsOf } from "../../../../shared/items/price-text.ts";
import { itemLimits } from "../../../../shared/limits.ts";

/** What a person has changed of an item since it was shown to them. */
export interface NamingEdits {
  name?: string;
  category?: Category | null;
  colours?: Colour[];
  brand?: string;
  /** Chosen from those that have a page, or proposed. */
  brandSlug?: string | undefined;
  product?: CatalogueLink | null;
  size?: string;
  price?: string;
  currency?: string;
  /** `2026-11-18`, or empty. */
  boughtOn?: string;
}

export const noEdits: NamingEdits = {};

/** As the fields show it. What only the item's owner is told is not in its card. */
export const editedFields = (item: ItemCard, edits: NamingEdits) => ({
  name: edits.name ?? item.name ?? "",
  category: edits.category === undefined ? item.category : edits.category,
  colours: edits.colours ?? item.colours,
  brand: edits.brand ?? item.brand ?? "",
  size: edits.size ?? "",
  price: edits.price ?? "",
  boughtOn: edits.boughtOn ?? "",
});

/** The first thing that cannot be saved, with what to enter instead. */
export function faultOf(item: ItemCard, edits: NamingEdits): { field: "name" | "price"; message: string } | null {
  const { name, price } = editedFields(item, edits);
  if (!name.trim()) return { field: "name", message: "Name the item." };
  if (!price.trim()) return null;
  const micros = microsOf(price);
  if (micros === null) return { field: "price", message: "Enter a price like 79.50." };
  const { maxPrice } = itemLimits;
  if (micros <= maxPrice * 1_000_000) return null;
  return { field: "price", message: `Enter a price of ${formatNumber(maxPrice)} or less.` };
}

/** What the site is sent: the name, and what was edited. */
export function changeOf(item: ItemCard, edits: NamingEdits, currency: string): ItemChange {
  const { name, category, colours, brand, size, price, boughtOn } = editedFields(item, edits);
  const micros = microsOf(price);
  return {
    name: name.trim(),
    ...(edits.category !== undefined && { category }),
    ...(edits.colours && { colours }),
    ...(edits.brand !== undefined && { brand: brand.trim() || null }),
    ...(edits.brandSlug !== undefined && { brandSlug: edits.brandSlug }),
    ...(edits.product !== undefined && { productSlug: edits.product?.slug ?? null }),
    ...(edits.size !== undefined && { size: size.trim() || null }),
    ...(edits.price !== undefined && { price: micros === null ? null : { micros, currency } }),
    ...(edits.boughtOn !== undefined && { boughtOn: boughtOn || null }),
  };
}

/** The item as it will be, until the site answers. */
export function editedItem(item: ItemCard, edits: NamingEdits): ItemCard {
  const { name, category, colours, brand } = editedFields(item, edits);
  return { ...item, name: name.trim(), category, colours, brand: brand.trim() || null };
}
