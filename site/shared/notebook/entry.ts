import type { MemberName, MemberWithAvatar } from "../accounts/member-name.ts";
import type { BrandCard } from "../brands/brand.ts";
import type { ItemCard } from "../items/item.ts";
import type { LookCard } from "../looks/look.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { ProductCard } from "../products/product.ts";
import type { AllowedReaders, ReaderAccess } from "../reader-access.ts";
import type { SubscriptionOffer } from "../subscription/offer.ts";
import type { FigureLayout } from "./entry-document.ts";

export interface CategoryName {
  slug: string;
  name: string;
}

export interface CategoryCard extends CategoryName {
  description: string;
  cover: PhotoCard | null;
  /** Published ones. */
  entries: number;
}

/** An entry in a list. */
export interface EntryCard {
  slug: string;
  title: string;
  excerpt: string;
  cover: PhotoCard | null;
  allowed: AllowedReaders;
  /** Null of a former member. */
  author: MemberWithAvatar | null;
  categories: CategoryName[];
  /** Null of one that is not published: in a preview. */
  publishedAt: string | null;
  /** To read the whole of it. */
  minutes: number;
}

/** Something of the site that an entry shows. */
export type ShownCard =
  | { kind: "look"; look: LookCard }
  | { kind: "product"; product: ProductCard }
  | { kind: "item"; item: ItemCard; owner: MemberName }
  | { kind: "brand"; brand: BrandCard };

/** What an entry’s page shows, from top to bottom. What its reader may not see of its cards is left out. */
export type EntryPart =
  /** Safe. */
  | { kind: "html"; html: string }
  /** The caption is safe HTML, empty without one. */
  | { kind: "figure"; layout: FigureLayout; photos: PhotoCard[]; caption: string }
  | { kind: "card"; card: ShownCard };

export interface EntryDetail extends EntryCard {
  id: string;
  /** Set while it differs from `publishedAt` by more than a day. */
  editedAt: string | null;
  /** `open`: `parts` are all of it. Otherwise they are the teaser. */
  access: ReaderAccess;
  /** What it costs to read the rest. Null where it costs nothing, or is not known. */
  offer: SubscriptionOffer | null;
  parts: EntryPart[];
}
