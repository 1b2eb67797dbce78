import type { PhotoCard } from "../photos/photo.ts";
import type { Rating } from "../rating.ts";

/** `proposed` by a member and seen by nobody else; `merged` leads to another one; `refused` stays for its proposer. */
export const brandStates = ["proposed", "live", "hidden", "merged", "refused"] as const;
export type BrandState = (typeof brandStates)[number];

export interface BrandName {
  slug: string;
  name: string;
}

export interface BrandCard extends BrandName {
  logo: PhotoCard | null;
  description: string | null;
  followers: number;
  products: number;
  rating: Rating | null;
  /** Null for visitors. */
  isFollowed: boolean | null;
}

/** The head of a brand's pages. */
export interface BrandProfile extends BrandCard {
  cover: PhotoCard | null;
  /** Three `https` addresses at most. */
  links: string[];
  foundedIn: number | null;
  counts: { collections: number; products: number; reviews: number; followers: number };
  /** Whether the viewer answers reviews for the brand: an admin, or a member whom the brand named. */
  mayAnswer: boolean;
}

/** How the list of brands is narrowed to an initial; `other` is for names that begin with no letter from a to z. */
export const brandLetters = [..."abcdefghijklmnopqrstuvwxyz", "other"] as const;

export const brandOrders = ["name", "followers", "newest"] as const;
export type BrandOrder = (typeof brandOrders)[number];

/** The answer to following and unfollowing a brand. */
export interface BrandFollowAnswer {
  isFollowed: boolean;
  followers: number;
}
