import type { MemberName, MemberWithAvatar } from "../accounts/member-name.ts";
import type { BrandName } from "../brands/brand.ts";
import type { CollectionName } from "../collections/collection.ts";
import type { Colour } from "../colours.ts";
import type { ItemPrice } from "../items/item.ts";
import type { Category } from "../items/item-options.ts";
import type { Season } from "../looks/look-options.ts";
import type { AuditAct } from "../moderation/admin.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { ProductName } from "../products/product.ts";
import type { CatalogueActionName, CatalogueState } from "./catalogue-options.ts";

export type AdminName = Pick<MemberName, "slug" | "username">;

export interface LastChange {
  at: string;
  /** The admin, or the proposer of what no admin has touched; null when the account is gone. */
  by: AdminName | null;
}

/** A line of `/admin/brands`. */
export interface AdminBrand extends BrandName {
  state: CatalogueState;
  logo: PhotoCard | null;
  /** Live ones. */
  products: number;
  reviews: number;
  followers: number;
  proposer: AdminName | null;
  mergedInto: BrandName | null;
  lastChange: LastChange;
}

/** A line of `/admin/products`. */
export interface AdminProduct extends ProductName {
  state: CatalogueState;
  category: Category | null;
  photo: PhotoCard | null;
  /** Items of members that link to it. */
  owners: number;
  looks: number;
  reviews: number;
  proposer: AdminName | null;
  mergedInto: ProductName | null;
  lastChange: LastChange;
}

/** How many there are in each tab, without search and filters; `all` are those that are proposed, live or hidden. */
export type StateCounts = Record<CatalogueState | "all", number>;

/** What a form shows and sends back. Texts are empty where there is none. */
export interface BrandFields {
  version: number;
  name: string;
  slug: string;
  description: string;
  links: string[];
  foundedIn: number | null;
  logo: PhotoCard | null;
  cover: PhotoCard | null;
  coverAlt: string;
  /** Who may answer reviews for the brand. */
  members: MemberWithAvatar[];
}

export interface CollectionFields {
  version: number;
  name: string;
  slug: string;
  season: Season | null;
  year: number | null;
  description: string;
  cover: PhotoCard | null;
  coverAlt: string;
}

export interface ProductFields {
  version: number;
  brand: BrandName;
  name: string;
  slug: string;
  category: Category | null;
  description: string;
  material: string;
  colours: Colour[];
  sizes: string[];
  /** One in each currency. */
  prices: ItemPrice[];
  link: string;
  /** With their alternative texts, in their order. */
  photos: PhotoCard[];
}

/** `data` of the 409 for a form whose `version` is old: nothing was saved. Sent again with `saved.version`, it is. */
export interface SaveConflict<Fields> {
  /** As it is now. */
  saved: Fields;
  /** Where the sent form differs from it. */
  fields: Exclude<keyof Fields, "version">[];
  by: MemberWithAvatar | null;
  at: string;
}

/** Answer of creating and saving: the slug may have been made. */
export interface SavedAnswer {
  slug: string;
  version: number;
}

/** A line of “Who changed what”, the newest first. */
export interface CatalogueChange {
  /** Of the entry in the audit log. */
  id: string;
  at: string;
  by: AdminName | null;
  act: AuditAct;
  /** Names of changed fields, as `BrandFields`, `CollectionFields` and `ProductFields` have them. */
  fields: string[];
  /** What the act names: the brand that was merged into this one, the product that was added. */
  about: string | null;
  why: string;
  /** Can be undone until then; null for what cannot. */
  undoUntil: string | null;
}

/** A collection in the list of its brand's form. */
export interface AdminCollection extends CollectionName {
  season: Season | null;
  year: number | null;
  cover: PhotoCard | null;
  /** Of every state. */
  products: number;
}

/** A product in the list of a collection's form. */
export interface AdminCollectionProduct extends ProductName {
  state: CatalogueState;
  category: Category | null;
  photo: PhotoCard | null;
}

/** What an action does to one of those that it names, or would do. */
export interface ActionOutcome {
  name: string;
  /** `unchanged` where nothing was to do; `refused` where it cannot be done: `message` says why. */
  outcome: "done" | "unchanged" | "refused";
  message: string;
}

/** Of a brand or a product. */
export interface ActionResult extends ActionOutcome {
  slug: string;
}

/** Answer of an action, also of its preview, which changes nothing. */
export interface ActionAnswer<Result extends ActionOutcome = ActionResult, Name extends string = CatalogueActionName> {
  action: Name;
  isPreview: boolean;
  results: Result[];
  /** Null for a preview, for what can’t be undone, and where nothing was done. */
  undo: { entries: string[]; until: string } | null;
}

/** Answer of `adminUndos` and `adminEntryUndos`. */
export interface UndoAnswer {
  undone: number;
  /** Those that were changed since, and why they stay. */
  results: ActionResult[];
}

/** Answers of `adminBrandNames` and `adminProductNames`, twelve at most. */
export interface AdminBrandNames {
  brands: (BrandName & { state: CatalogueState; logo: PhotoCard | null; products: number })[];
}
export interface AdminProductNames {
  products: AdminCollectionProduct[];
}
