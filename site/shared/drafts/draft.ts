import * as z from "zod";
import { colours } from "../colours.ts";
import { draftLimits, lookLimits, messageLimits, reviewLimits } from "../limits.ts";
import { EditedLookDraft } from "../looks/look.ts";
import { occasions, seasons } from "../looks/look-options.ts";
import { audiences } from "../permissions.ts";
import type { PhotoCard } from "../photos/photo.ts";
import { fits } from "../reviews/review-options.ts";

const photoId = z.uuid("We can’t find this photo. Upload it again.").toLowerCase();
const itemId = z.uuid("We can’t find one of these items.").toLowerCase();

/** What the form of a new look holds: any field may still be empty. Photos are uploaded beforehand. */
export const LookDraftBody = z.strictObject({
  title: z.string().max(lookLimits.titleLength),
  text: z.string().max(lookLimits.textLength),
  occasion: z.enum(occasions).nullable(),
  season: z.enum(seasons).nullable(),
  colours: z.array(z.enum(colours)).max(lookLimits.colours).nullable(),
  audience: z.enum(audiences),
  photos: z
    .array(z.strictObject({ id: photoId, alt: z.string().max(lookLimits.altTextLength) }))
    .max(lookLimits.photos),
  tags: z
    .array(
      z.strictObject({
        photo: photoId,
        x: z.number().min(0).max(1),
        y: z.number().min(0).max(1),
        name: z.string().max(lookLimits.tagNameLength),
        item: itemId.optional(),
        product: z.string().max(200).optional(),
      }),
    )
    .max(lookLimits.tags),
  /** Items that wait for a photo to be tagged on. */
  waiting: z
    .array(z.strictObject({ item: itemId, name: z.string().max(lookLimits.tagNameLength) }))
    .max(lookLimits.tags)
    .optional(),
});
export type LookDraftBody = z.output<typeof LookDraftBody> & { basedOn?: string | undefined };

/** What the form of an edited look holds. */
export const EditedLookDraftBody = LookDraftBody.extend({ basedOn: EditedLookDraft.shape.basedOn });

/** Longer than a comment may be: what is too long to post is not lost. */
export const CommentDraftBody = z.strictObject({ text: z.string().max(draftLimits.commentLength) });
export type CommentDraftBody = z.output<typeof CommentDraftBody>;

/** Of a message. Drafts from before messages showed photos have none. */
const messagePhotos = z
  .array(z.strictObject({ id: photoId, alt: z.string().max(messageLimits.altTextLength) }))
  .max(messageLimits.photos)
  .default([]);

/** What the form of a reply holds. */
export const MessageDraftBody = z.strictObject({
  text: z.string().max(draftLimits.messageLength),
  quote: z.strictObject({ number: z.int().min(1), text: z.string().max(messageLimits.quoteLength) }).nullable(),
  /** With the name that the form shows. */
  cards: z
    .array(
      z.strictObject({
        kind: z.enum(["item", "look", "product"]),
        /** An id or a slug. */
        at: z.string().max(200),
        name: z.string().max(200),
      }),
    )
    .max(messageLimits.cards),
  photos: messagePhotos,
});
export type MessageDraftBody = z.output<typeof MessageDraftBody>;

/** What the form of a new discussion holds: any field may still be empty. */
export const DiscussionDraftBody = z.strictObject({
  group: z.string().max(100),
  title: z.string().max(draftLimits.titleLength),
  tags: z.string().max(draftLimits.titleLength),
  text: z.string().max(draftLimits.messageLength),
  photos: messagePhotos,
});
export type DiscussionDraftBody = z.output<typeof DiscussionDraftBody>;

/** What the form of a review holds: any field may still be empty. */
export const ReviewDraftBody = z.strictObject({
  halves: z.int().min(1).max(10).nullable(),
  fit: z.enum(fits).nullable(),
  sizeBought: z.string().max(reviewLimits.sizeLength),
  quality: z.int().min(1).max(5).nullable(),
  text: z.string().max(draftLimits.reviewLength),
  photos: z
    .array(z.strictObject({ id: photoId, alt: z.string().max(reviewLimits.altTextLength) }))
    .max(reviewLimits.photos),
  item: itemId.nullable(),
});
export type ReviewDraftBody = z.output<typeof ReviewDraftBody>;

/** `PUT /api/drafts/{place}`: `version` is the one that it follows, 0 for a first draft. */
export const DraftSave = z.object({
  body: z.unknown(),
  version: z
    .int()
    .min(0)
    .max(2 ** 31 - 2),
});

/** The answer to a saved draft. */
export interface SavedDraft {
  version: number;
  updatedAt: string;
}

/** `GET /api/drafts/{place}`, and what a 409 answers: the other text. */
export interface Draft<Body = unknown> extends SavedDraft {
  body: Body;
  /** Those of its photos that can still be posted. */
  photos: PhotoCard[];
}
