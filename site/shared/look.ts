import * as z from "zod";
import { lookLimits, type Occasion, occasions, type Season, seasons } from "./look-words.ts";
import type { MemberName, MemberWithAvatar } from "./member.ts";
import type { PhotoCard } from "./photo.ts";

export { lookLimits, type Occasion, occasions, type Season, seasons };

/** A look in a list. */
export interface LookCard {
  slug: string;
  title: string;
  /** The place in its member's own line of looks, 1 = featured: "look 14". */
  number: number;
  member: MemberName;
  photo: PhotoCard;
  photoCount: number;
  likes: number;
  liked: boolean;
  postedAt: string;
}

/** A look with what its member says about it. */
export interface LookStory extends LookCard {
  member: MemberWithAvatar;
  text: string;
}

/** A look and those who like it: the last of them by name, the others counted. */
export interface AppreciatedLook {
  slug: string;
  title: string;
  photo: PhotoCard;
  by: MemberName;
  others: number;
}

/** How a member's looks are listed: as they arranged them, or the newest first. */
export const lookOrders = ["own", "newest"] as const;
export type LookOrder = (typeof lookOrders)[number];

/** A named garment on a photo; x and y are fractions 0..1 of the shown photo. */
export interface LookTag {
  photo: string;
  x: number;
  y: number;
  name: string;
}

/** A look on its own page. */
export interface LookDetail extends LookCard {
  member: MemberWithAvatar;
  text: string;
  occasion: Occasion | null;
  season: Season | null;
  photos: PhotoCard[];
  tags: LookTag[];
  /** How many looks its member has: "look 14 of 32". */
  of: number;
  mayEdit: boolean;
}

/** What a member sends to post or change a look; photos in the order they are shown, uploaded beforehand. */
export const LookDraft = z.object({
  title: z
    .string({ error: "Give the look a title." })
    .trim()
    .min(1, "Give the look a title.")
    .max(lookLimits.title, `The title is longer than ${lookLimits.title} characters.`),
  text: z.string().trim().max(lookLimits.text, `The text is longer than ${lookLimits.text} characters.`).default(""),
  occasion: z.enum(occasions, "Choose an occasion from the list.").nullish(),
  season: z.enum(seasons, "Choose a season from the list.").nullish(),
  photos: z
    .array(
      z.object({
        id: z.uuid("This photo is not known."),
        alt: z.string().trim().max(500, "The description is longer than 500 characters.").default(""),
      }),
      "Add at least one photo.",
    )
    .min(1, "Add at least one photo.")
    .max(lookLimits.photos, `A look has at most ${lookLimits.photos} photos.`),
  tags: z
    .array(
      z.object({
        photo: z.uuid("This photo is not known."),
        x: z.number().min(0).max(1),
        y: z.number().min(0).max(1),
        name: z.string().trim().min(1, "Name the garment.").max(80, "The name is longer than 80 characters."),
      }),
    )
    .max(lookLimits.tags, `A look has at most ${lookLimits.tags} tags.`)
    .default([]),
});
export type LookDraft = z.input<typeof LookDraft>;

/** The member's own looks, first to last, as their slugs: `PUT /api/looks/order`. */
export const LookOrderDraft = z.object({ slugs: z.array(z.string()).min(1).max(5000) });
export type LookOrderDraft = z.infer<typeof LookOrderDraft>;
