import type { CatalogueLink } from "../../../shared/catalogue-link.ts";
import type { Colour } from "../../../shared/colours.ts";
import type { ItemChange, ItemDetail } from "../../../shared/items/item.ts";
import { microsOf } from "../../../shared/items/price-text.ts";
import type { Season } from "../../../shared/looks/look-options.ts";
import type { Audience } from "../../../shared/permissions.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";

/** The form of an item: texts as they stand in its fields. */
export interface EditedItem {
  name: string;
  category: string;
  brand: string;
  /** Chosen here: undefined where nothing was. */
  brandSlug: string | undefined;
  /** Chosen here, by its page; null unlinks. */
  product: CatalogueLink | null | undefined;
  colours: Colour[];
  size: string;
  material: string;
  pattern: string;
  quantity: string;
  seasons: Season[];
  price: string;
  currency: string;
  boughtOn: string;
  storedAt: string;
  notes: string;
  audience: Audience;
  photo: PhotoCard | null;
}

const usualCurrency = "EUR";

export const editedItem = ({ own, ...item }: ItemDetail): EditedItem => ({
  name: item.name ?? "",
  category: item.category ?? "",
  brand: item.brand ?? "",
  ...{ brandSlug: undefined, product: undefined },
  colours: item.colours,
  size: item.size ?? "",
  material: item.material ?? "",
  pattern: item.pattern ?? "",
  quantity: String(item.quantity),
  seasons: item.seasons,
  price: own?.price ? String(own.price.micros / 1_000_000) : "",
  currency: own?.price?.currency ?? usualCurrency,
  boughtOn: own?.boughtOn ?? "",
  storedAt: own?.storedAt ?? "",
  notes: own?.notes ?? "",
  audience: item.audience,
  photo: item.photo,
});

/** What the server is told; it judges the words of choices and numbers. */
export function changeOf(edited: EditedItem, { photo: before }: Pick<ItemDetail, "photo">): ItemChange {
  const micros = edited.price.trim() ? microsOf(edited.price) : null;
  const { photo, category, pattern, quantity, price, currency, boughtOn, brandSlug, product, ...same } = edited;
  return {
    ...same,
    ...(brandSlug !== undefined && { brandSlug }),
    ...(product !== undefined && { productSlug: product?.slug ?? null }),
    category: (category || null) as ItemChange["category"],
    pattern: (pattern || null) as ItemChange["pattern"],
    quantity: Number(quantity),
    price: micros === null ? null : { micros, currency },
    boughtOn: boughtOn || null,
    ...(photo?.id !== before?.id && { photo: photo?.id ?? null }),
  };
}
