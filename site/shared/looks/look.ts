import * as z from "zod";
import type { MemberName, MemberWithAvatar } from "../accounts/member-name.ts";
import type { CatalogueLink } from "../catalogue-link.ts";
import { type Colour, colours } from "../colours.ts";
import { formatNumber } from "../format-number.ts";
import { lookLimits } from "../limits.ts";
import { type Audience, audiences } from "../permissions.ts";
import type { PhotoCard } from "../photos/photo.ts";
import { hasVisibleText } from "../visible-text.ts";
import { type Occasion, occasions, type Season, seasons } from "./look-options.ts";

export interface LookCard {
  slug: string;
  title: string;
  /** Its position among its member's looks, 1 = featured: "look 14". */
  number: number;
  member: MemberName;
  photo: PhotoCard;
  photoCount: number;
  likes: number;
  liked: boolean;
  audience: Audience;
  postedAt: string;
}

export interface LookStory extends LookCard {
  member: MemberWithAvatar;
  text: string;
}

/** One of the viewer's own looks that they deleted and can restore. Its photos are closed: `colour` stands for them. */
export interface DeletedLook {
  slug: string;
  title: string;
  colour: string;
  deletedAt: string;
}

/** Answer of `DELETE /api/looks/{slug}`. */
export interface DeletedLookAnswer {
  /** Null for what cannot be restored. */
  restorable_until: string | null;
}

/** `following`: looks of the members whom the viewer follows. `popular`: in an order that is frozen from time to time. */
export const lookFeeds = ["new", "following", "popular"] as const;
export type LookFeed = (typeof lookFeeds)[number];

/** The member's own order, or newest first. */
export const lookOrders = ["own", "newest"] as const;
export type LookOrder = (typeof lookOrders)[number];

/** What an `ItemCard` tells beside a tag. */
export interface TaggedItem {
  id: string;
  /** Null while it waits for a name. */
  name: string | null;
  brand: string | null;
  photo: PhotoCard | null;
  wears: number;
}

/** A named item on a photo; x and y are fractions 0..1 of the cropped photo. */
export interface LookTag {
  photo: string;
  x: number;
  y: number;
  /** As it was called when it was tagged. */
  name: string;
  /** Of the look’s author. Null for a text, and for an item that is deleted or that the viewer may not see. */
  item: TaggedItem | null;
  /** Of the item, or chosen without owning it. Null while it has no page. */
  brand: CatalogueLink | null;
  product: CatalogueLink | null;
}

export interface LookDetail extends LookCard {
  member: MemberWithAvatar;
  text: string;
  occasion: Occasion | null;
  season: Season | null;
  /** In the order of `colours`. */
  colours: Colour[];
  photos: PhotoCard[];
  tags: LookTag[];
  /** The number of its member's looks: "look 14 of 32". */
  of: number;
  /** Comments and replies that the viewer can read. */
  comments: number;
  /** How many members saved it; null for everybody but its author. */
  saves: number | null;
  mayEdit: boolean;
  /** Moderation hid it: only its author and admins read it. */
  isHidden: boolean;
}

/** `POST /api/looks`: photos in the order they are shown, uploaded beforehand. */
export const LookDraft = z.object({
  title: z
    .string({ error: "Give the look a title." })
    .trim()
    .refine(hasVisibleText, "Give the look a title.")
    .max(lookLimits.titleLength, `Use ${lookLimits.titleLength} characters or fewer for the title.`),
  text: z
    .string()
    .trim()
    .max(lookLimits.textLength, `Use ${formatNumber(lookLimits.textLength)} characters or fewer for the caption.`)
    .default(""),
  occasion: z.enum(occasions, "Choose an occasion from the list.").nullish(),
  season: z.enum(seasons, "Choose a season from the list.").nullish(),
  /** Absent: those of the photos for a new look, unchanged for an edited one. */
  colours: z
    .array(z.enum(colours, "Choose colours from the list."))
    .max(lookLimits.colours, `Use ${lookLimits.colours} colours or fewer.`)
    .optional(),
  /** Absent: `everyone` for a new look, unchanged for an edited one. */
  audience: z.enum(audiences, "Choose who can see this look.").optional(),
  photos: z
    .array(
      z.object({
        id: z.uuid("We can’t find this photo. Upload it again."),
        alt: z
          .string()
          .trim()
          .max(
            lookLimits.altTextLength,
            `Use ${lookLimits.altTextLength} characters or fewer for the photo description.`,
          )
          .default(""),
      }),
      "Add at least one photo.",
    )
    .min(1, "Add at least one photo.")
    .max(lookLimits.photos, `Use ${lookLimits.photos} photos or fewer.`),
  tags: z
    .array(
      z.object({
        photo: z.uuid("We can’t find this photo. Upload it again."),
        x: z.number().min(0).max(1),
        y: z.number().min(0).max(1),
        name: z
          .string()
          .trim()
          .refine(hasVisibleText, "Name the item.")
          .max(lookLimits.tagNameLength, `Use ${lookLimits.tagNameLength} characters or fewer for the item.`),
        /** The id of an item of the look’s author. */
        item: z.uuid("We can’t find one of these items.").toLowerCase().nullish(),
        /** The slug of a product. A tag with an item names that of the item. */
        product: z.string().max(200).nullish(),
      }),
    )
    .max(lookLimits.tags, `Use ${lookLimits.tags} tags or fewer.`)
    .default([]),
});
export type LookDraft = z.input<typeof LookDraft>;

/** `PUT /api/looks/{slug}`. */
export const EditedLookDraft = LookDraft.extend({
  /** `changedAt` of the look that was edited: if it has changed since, it is not replaced. Absent: it is replaced anyway. */
  basedOn: z.iso.datetime("Reload this page and try again.").optional(),
});
export type EditedLookDraft = z.input<typeof EditedLookDraft>;

/** `PUT /api/looks/order`: the slugs of the member's looks, first to last. */
export const LookOrderDraft = z.object({ slugs: z.array(z.string()).min(1).max(lookLimits.orderedLooks) });
export type LookOrderDraft = z.infer<typeof LookOrderDraft>;
