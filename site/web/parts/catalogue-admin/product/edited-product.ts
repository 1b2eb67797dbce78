import type { BrandName } from "../../../../shared/brands/brand.ts";
import type { ProductFields } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ProductDraft } from "../../../../shared/catalogue-admin/product-form.ts";
import type { Colour } from "../../../../shared/colours.ts";
import { formatNumber } from "../../../../shared/format-number.ts";
import { categories } from "../../../../shared/items/item-options.ts";
import { amountText, microsOf } from "../../../../shared/items/price-text.ts";
import { itemLimits } from "../../../../shared/limits.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";

const { maxPrice } = itemLimits;

export interface EditedPrice {
  /** As it is typed. */
  amount: string;
  currency: string;
}

export interface EditedPhoto {
  photo: PhotoCard;
  alt: string;
}

/** The form of a product: texts as they stand in its fields. */
export interface EditedProduct {
  brand: BrandName | null;
  name: string;
  slug: string;
  /** Empty for none. */
  category: string;
  description: string;
  material: string;
  /** The main colour first. */
  colours: Colour[];
  sizes: string[];
  prices: EditedPrice[];
  link: string;
  photos: EditedPhoto[];
}

export const newProduct = (brand: BrandName | null): EditedProduct => ({
  ...{ brand, name: "", slug: "", category: "", description: "", material: "" },
  ...{ colours: [], sizes: [], prices: [], link: "", photos: [] },
});

export const editedProduct = ({ version: _, category, prices, photos, ...same }: ProductFields): EditedProduct => ({
  ...same,
  category: category ?? "",
  prices: prices.map(({ micros, currency }) => ({ amount: amountText(micros), currency })),
  photos: photos.map((photo) => ({ photo, alt: photo.alt })),
});

/** Prices without an amount are left out. */
const pricesIn = ({ prices }: EditedProduct) => prices.filter(({ amount }) => amount.trim() !== "");

export const productFaults = ({ prices }: EditedProduct): Record<string, string[]> =>
  Object.fromEntries(
    prices.flatMap(({ amount }, at) => {
      const fault = priceFault(amount);
      return fault === null ? [] : [[`prices.${at}`, [fault]]];
    }),
  );

function priceFault(amount: string): string | null {
  if (amount.trim() === "") return null;
  const micros = microsOf(amount);
  if (micros === null) return "Enter a price like 79.50.";
  return micros > maxPrice * 1_000_000 ? `Enter a price of ${formatNumber(maxPrice)} or less.` : null;
}

/** What the server is told, after `productFaults` has found none. */
export const productDraft = (edited: EditedProduct): ProductDraft => ({
  ...{ name: edited.name, slug: edited.slug, description: edited.description, material: edited.material },
  ...{ colours: edited.colours, sizes: edited.sizes, link: edited.link },
  brand: edited.brand?.slug ?? "",
  category: categories.find((one) => one === edited.category) ?? null,
  prices: pricesIn(edited).map(({ amount, currency }) => ({ micros: microsOf(amount) ?? 0, currency })),
  photos: edited.photos.map(({ photo, alt }) => ({ id: photo.id, alt })),
});
