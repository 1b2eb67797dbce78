import * as z from "zod";
import { lookLimits } from "./limits.ts";
import { type Occasion, occasions, type Season, seasons } from "./look-options.ts";
import type { MemberName, MemberWithAvatar } from "./member.ts";
import type { PhotoCard } from "./photo.ts";

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
  postedAt: string;
}

export interface LookStory extends LookCard {
  member: MemberWithAvatar;
  text: string;
}

/** One of the viewer's own looks that was liked: the last member by name, the others counted. */
export interface AppreciatedLook {
  slug: string;
  title: string;
  photo: PhotoCard;
  by: MemberName;
  others: number;
}

/** The member's own order, or newest first. */
export const lookOrders = ["own", "newest"] as const;
export type LookOrder = (typeof lookOrders)[number];

/** A named garment on a photo; x and y are fractions 0..1 of the cropped photo. */
export interface LookTag {
  photo: string;
  x: number;
  y: number;
  name: string;
}

export interface LookDetail extends LookCard {
  member: MemberWithAvatar;
  text: string;
  occasion: Occasion | null;
  season: Season | null;
  photos: PhotoCard[];
  tags: LookTag[];
  /** The number of its member's looks: "look 14 of 32". */
  of: number;
  mayEdit: boolean;
}

/** `POST /api/looks` and `PUT /api/looks/{slug}`: photos in the order they are shown, uploaded beforehand. */
export const LookDraft = z.object({
  title: z
    .string({ error: "Give the look a title." })
    .trim()
    .min(1, "Give the look a title.")
    .max(lookLimits.titleLength, `The title is longer than ${lookLimits.titleLength} characters.`),
  text: z
    .string()
    .trim()
    .max(lookLimits.textLength, `The text is longer than ${lookLimits.textLength} characters.`)
    .default(""),
  occasion: z.enum(occasions, "Choose an occasion from the list.").nullish(),
  season: z.enum(seasons, "Choose a season from the list.").nullish(),
  photos: z
    .array(
      z.object({
        id: z.uuid("This photo is not known."),
        alt: z
          .string()
          .trim()
          .max(lookLimits.altTextLength, `The description is longer than ${lookLimits.altTextLength} characters.`)
          .default(""),
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
        name: z
          .string()
          .trim()
          .min(1, "Name the garment.")
          .max(lookLimits.tagNameLength, `The name is longer than ${lookLimits.tagNameLength} characters.`),
      }),
    )
    .max(lookLimits.tags, `A look has at most ${lookLimits.tags} tags.`)
    .default([]),
});
export type LookDraft = z.input<typeof LookDraft>;

/** `PUT /api/looks/order`: the slugs of the member's looks, first to last. */
export const LookOrderDraft = z.object({ slugs: z.array(z.string()).min(1).max(lookLimits.orderedLooks) });
export type LookOrderDraft = z.infer<typeof LookOrderDraft>;
