import type { BrandName } from "../brands/brand.ts";
import type { Season } from "../looks/look-options.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { Rating } from "../rating.ts";

export interface CollectionName {
  slug: string;
  name: string;
  brand: BrandName;
}

export interface CollectionCard extends CollectionName {
  season: Season | null;
  year: number | null;
  cover: PhotoCard | null;
  products: number;
  rating: Rating | null;
}

/** As those who follow its brand are told of it. */
export interface NewCollection extends CollectionCard {
  addedAt: string;
}

export interface CollectionDetail extends CollectionCard {
  description: string | null;
  /** How many items of members link to its products: “in members’ wardrobes 190 times”. */
  owned: number;
}
