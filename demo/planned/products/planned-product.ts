import type { Colour } from "@hemline/site/shared/colours.ts";
import type { ItemPrice } from "@hemline/site/shared/items/item.ts";
import type { Category } from "@hemline/site/shared/items/item-options.ts";
import { slugOf } from "@hemline/site/shared/slug.ts";
import type { ProductPiece } from "../../flatlay/brands/product-pieces.ts";
import type { PicturedPiece } from "../../flatlay/items/pictured-pieces.ts";

export interface PlannedProduct {
  /** Of its brand. */
  brand: string;
  slug: string;
  name: string;
  category: Category;
  /** The one that the photo shows first. */
  colours: readonly Colour[];
  material: string;
  /** In the order of a size chart. */
  sizes: readonly string[];
  prices: readonly ItemPrice[];
  description: string;
  /** Null for what is no longer made: it has no photo. */
  picture: PicturedPiece | ProductPiece | null;
  /** Further files in `demo/pictures/`. */
  more?: readonly string[];
  /** The pictured garment of the demo only resembles it: that one was inherited, homemade or bought elsewhere. */
  onlyResembles?: true;
  /** Items of planned wardrobes that have no picture of their own. */
  owners?: readonly (readonly [person: string, item: string])[];
}

/** A product before its brand is known. */
export type ProductOfBrand = Omit<PlannedProduct, "brand" | "slug">;

/** `norr-sund-wool-coat` */
export const productsOf = (brand: string, products: readonly ProductOfBrand[]): PlannedProduct[] =>
  products.map((product) => ({ ...product, brand, slug: `${brand}-${slugOf(product.name, "product")}` }));

const letterSizes = ["XS", "S", "M", "L", "XL", "XXL"];
export const letters = (from: string, to: string) =>
  letterSizes.slice(letterSizes.indexOf(from), letterSizes.indexOf(to) + 1);

/** 34, 36, 38 … */
export const numbers = (from: number, to: number) =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, at) => String(from + 2 * at));

/** 36, 37, 38 … */
export const shoeSizes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

export const oneSize = ["One size"];

const price = (amount: number, currency: string): ItemPrice => ({ micros: amount * 1_000_000, currency });
export const eur = (amount: number) => price(amount, "EUR");
export const gbp = (amount: number) => price(amount, "GBP");
export const sek = (amount: number) => price(amount, "SEK");
export const dkk = (amount: number) => price(amount, "DKK");
export const pln = (amount: number) => price(amount, "PLN");
export const chf = (amount: number) => price(amount, "CHF");
