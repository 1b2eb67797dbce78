import * as z from "zod";
import type { MemberName } from "../accounts/member-name.ts";
import type { CatalogueLink } from "../catalogue-link.ts";
import { type Colour, colours } from "../colours.ts";
import { formatNumber } from "../format-number.ts";
import { itemLimits } from "../limits.ts";
import { type Season, seasons } from "../looks/look-options.ts";
import { type Audience, audiences } from "../permissions.ts";
import type { PhotoCard, PhotoFiles } from "../photos/photo.ts";
import { hasVisibleText } from "../visible-text.ts";
import { Day } from "../wears/wear.ts";
import {
  type ArchiveReason,
  archiveReasons,
  type Category,
  categories,
  type Pattern,
  patterns,
} from "./item-options.ts";

/** An item as lists show it. It holds nothing that only its owner may know. */
export interface ItemCard {
  id: string;
  /** Null while it waits for a name: only its owner sees it until then. */
  name: string | null;
  category: Category | null;
  /** The main colour first. */
  colours: Colour[];
  /** As its owner wrote it. */
  brand: string | null;
  /** Null while it has no page. */
  brandLink: CatalogueLink | null;
  product: CatalogueLink | null;
  photo: PhotoCard | null;
  /** “Worn 14 times” */
  wears: number;
  isFavourite: boolean;
  isWished: boolean;
  isArchived: boolean;
  audience: Audience;
}

/** What pictures and names an item. */
export interface PicturedItem {
  id: string;
  name: string | null;
  category: Category | null;
  photo: PhotoFiles | null;
}

/** An amount in millionths of a currency unit, as billing counts money. */
export interface ItemPrice {
  micros: number;
  /** Three capitals, ISO 4217. */
  currency: string;
}

/** What only the owner of an item is shown. */
export interface OwnItemFacts {
  price: ItemPrice | null;
  /** `2023-10-14` */
  boughtOn: string | null;
  notes: string | null;
  /** Where it hangs. */
  storedAt: string | null;
  archiveReason: ArchiveReason | null;
  /** `2026-11-18` */
  lastWornOn: string | null;
  /** The price divided by the wears, or the whole price of what was never worn; null without a price. */
  costPerWear: ItemPrice | null;
  /** Names that its owner proposed and no admin has answered yet. */
  waiting: { brand: string | null; product: string | null };
}

export interface ItemDetail extends ItemCard {
  owner: MemberName;
  size: string | null;
  material: string | null;
  pattern: Pattern | null;
  seasons: Season[];
  quantity: number;
  addedAt: string;
  /** Moderation hid it: only its owner and admins see it. */
  isHidden: boolean;
  /** Null for everybody else. */
  own: OwnItemFacts | null;
}

const { maxPrice } = itemLimits;

const shortText = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `Use ${max} characters or fewer for the ${what}.`)
    .transform((text) => text || null)
    .nullable();

const slug = z.string().min(1).max(200);

export const ItemPriceDraft = z.object({
  micros: z
    .int("Enter a price like 79.50.")
    .min(0, "Enter a price of zero or more.")
    .max(maxPrice * 1_000_000, `Enter a price of ${formatNumber(maxPrice)} or less.`),
  currency: z.string().regex(/^[A-Z]{3}$/, "Choose a currency from the list."),
});

/** `PUT /api/items/{id}`: fields that are absent stay as they are, and null empties one. */
export const ItemChange = z.object({
  name: z
    .string({ error: "Name the item." })
    .trim()
    .refine(hasVisibleText, "Name the item.")
    .max(itemLimits.nameLength, `Use ${itemLimits.nameLength} characters or fewer for the name.`)
    .optional(),
  category: z.enum(categories, "Choose a category from the list.").nullable().optional(),
  colours: z
    .array(z.enum(colours, "Choose colours from the list."))
    .max(itemLimits.colours, `Use ${itemLimits.colours} colours or fewer.`)
    .optional(),
  brand: shortText(itemLimits.brandLength, "brand").optional(),
  /** Of a brand that has a page, or that the member proposed. Absent beside another `brand`: the one of that name, if any. */
  brandSlug: slug.nullable().optional(),
  /** Its brand is the brand of the item from then on. */
  productSlug: slug.nullable().optional(),
  size: shortText(itemLimits.sizeLength, "size").optional(),
  material: shortText(itemLimits.materialLength, "material").optional(),
  pattern: z.enum(patterns, "Choose a pattern from the list.").nullable().optional(),
  seasons: z
    .array(z.enum(seasons, "Choose seasons from the list."))
    .max(seasons.length, "Choose each season once.")
    .optional(),
  price: ItemPriceDraft.nullable().optional(),
  boughtOn: Day.nullable().optional(),
  notes: shortText(itemLimits.notesLength, "notes").optional(),
  storedAt: shortText(itemLimits.storedAtLength, "place").optional(),
  quantity: z
    .int("Enter how many you own.")
    .min(1, "Enter 1 or more.")
    .max(itemLimits.quantity, `Enter ${itemLimits.quantity} or fewer.`)
    .optional(),
  isFavourite: z.boolean().optional(),
  isWished: z.boolean().optional(),
  /** Null takes the item out of the archive. */
  archiveReason: z.enum(archiveReasons, "Choose a reason from the list.").nullable().optional(),
  audience: z.enum(audiences, "Choose who can see this item.").optional(),
  /** Replaces the photo. */
  photo: z.uuid("We can’t find this photo. Upload it again.").nullable().optional(),
});
export type ItemChange = z.input<typeof ItemChange>;

/** `POST /api/items`: with a photo alone, the item waits for its name. */
export const ItemDraft = ItemChange.refine(({ name, photo }) => Boolean(name ?? photo), {
  path: ["name"],
  message: "Name the item, or add a photo of it.",
});
export type ItemDraft = z.input<typeof ItemDraft>;

/** `POST /api/items/changes`: the same change for many items of the member, or for none. */
export const ItemsChange = z.object({
  ids: z
    .array(z.uuid("We can’t find one of these items."))
    .min(1, "Choose at least one item.")
    .max(itemLimits.changedAtOnce, `Choose ${itemLimits.changedAtOnce} items or fewer.`),
  change: ItemChange.pick({
    category: true,
    seasons: true,
    audience: true,
    archiveReason: true,
    isFavourite: true,
    isWished: true,
    storedAt: true,
  }).refine((change) => Object.values(change).some((value) => value !== undefined), "Choose what to change."),
});
export type ItemsChange = z.input<typeof ItemsChange>;

/** `POST /api/items/deletions` deletes, `POST /api/items/restorations` takes that back. */
export const ItemIds = ItemsChange.pick({ ids: true });

/** `PUT /api/wardrobe`: who may see the wardrobe at most. */
export const WardrobeDraft = z.object({ audience: z.enum(audiences, "Choose who can see your wardrobe.") });
export type WardrobeDraft = z.input<typeof WardrobeDraft>;

/** `data` of the 409 beyond the limit of a member who does not subscribe. */
export interface WardrobeFull {
  limit: number;
  /** Where they can subscribe. */
  path: string;
}

/** Answer of a deletion. */
export interface DeletedItemsAnswer {
  restorable_until: string;
}

/** What the picker of tags and outfits finds: the viewer's own items. */
export interface OwnItemsAnswer {
  items: ItemCard[];
}
