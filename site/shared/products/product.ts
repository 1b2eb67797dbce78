import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { BrandName } from "../brands/brand.ts";
import type { CollectionName } from "../collections/collection.ts";
import type { Colour } from "../colours.ts";
import type { ItemPrice } from "../items/item.ts";
import type { Category } from "../items/item-options.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { Rating } from "../rating.ts";

/** As those of brands. */
export const productStates = ["proposed", "live", "hidden", "merged", "refused"] as const;
export type ProductState = (typeof productStates)[number];

export interface ProductName {
  slug: string;
  name: string;
  brand: BrandName;
}

export interface ProductCard extends ProductName {
  category: Category | null;
  photo: PhotoCard | null;
  /** In the first of its currencies. */
  price: ItemPrice | null;
  rating: Rating | null;
}

export interface ProductDetail extends ProductCard {
  description: string | null;
  material: string | null;
  sizes: string[];
  /** The size that most owners have; null while fewer than three say theirs. */
  mostOwnedSize: string | null;
  colours: Colour[];
  prices: ItemPrice[];
  photos: PhotoCard[];
  /** Where it is sold. */
  link: string | null;
  /** The newest first. */
  collections: CollectionName[];
  owners: number;
  looks: number;
  /** Of all owners together. */
  wears: number;
  /** Of all owners who noted a price in this currency; null while they are fewer than five, or nobody’s price could be told from it. */
  costPerWear: ItemPrice | null;
  /** How many owners have worn it never, 1 to 9, 10 to 39, and 40 times or more. */
  wearGroups: [number, number, number, number];
  /** The viewer's own items of it. */
  own: { id: string; wears: number; isWished: boolean }[];
}

/** Someone who owns a product and shows it. */
export interface ProductOwner extends MemberWithAvatar {
  itemId: string;
  size: string | null;
  city: string | null;
  wears: number;
  photo: PhotoCard | null;
  isSelf: boolean;
}
