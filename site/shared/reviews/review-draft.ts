import * as z from "zod";
import { formatNumber } from "../format-number.ts";
import { adminLimits, reviewLimits } from "../limits.ts";
import { photoDrafts } from "../photos/photo-drafts.ts";
import { hasVisibleText } from "../visible-text.ts";
import { fits, reviewDecisions } from "./review-options.ts";

const { minTextLength, textLength, sizeLength, answerLength } = reviewLimits;

const slug = z.string().min(1).max(100);

/** What a review is about, by its address. */
export const SubjectDraft = z.discriminatedUnion(
  "kind",
  [z.object({ kind: z.literal("product"), slug }), z.object({ kind: z.literal("collection"), brand: slug, slug })],
  { error: "Choose what you review." },
);
export type SubjectDraft = z.infer<typeof SubjectDraft>;

const stars = "Choose from half a star to five stars.";
const quality = "Rate the quality from 1 to 5.";

/** `PUT /api/reviews/{id}`: the whole form. */
export const ReviewEdit = z.object({
  /** Stars in halves. */
  halves: z.int(stars).min(1, stars).max(10, stars),
  fit: z
    .enum(fits, "Choose small, true or large.")
    .nullish()
    .transform((fit) => fit ?? null),
  sizeBought: z
    .string()
    .trim()
    .max(sizeLength, `Use ${sizeLength} characters or fewer for the size.`)
    .nullish()
    .transform((size) => size || null),
  quality: z
    .int(quality)
    .min(1, quality)
    .max(5, quality)
    .nullish()
    .transform((stars) => stars ?? null),
  /** Markdown */
  text: z
    .string({ error: "Write what you think of it." })
    .trim()
    .refine(
      (text) => text.length >= minTextLength && hasVisibleText(text),
      `Write at least ${minTextLength} characters.`,
    )
    .max(textLength, `Use ${formatNumber(textLength)} characters or fewer for the review.`),
  photos: photoDrafts("review", reviewLimits).default([]),
  /** The author's own item, which proves wears. Absent: the one that is worn most, or the one that was chosen; null: none. */
  item: z.uuid("We can’t find this item in your wardrobe.").nullish(),
});
export type ReviewEdit = z.input<typeof ReviewEdit>;

/** `POST /api/reviews` */
export const ReviewDraft = ReviewEdit.extend({ subject: SubjectDraft });
export type ReviewDraft = z.input<typeof ReviewDraft>;

/** `PUT /api/reviews/{id}/vote` */
export const VoteDraft = z.object({ helpful: z.boolean("Choose whether it was helpful.") });
export type VoteDraft = z.infer<typeof VoteDraft>;

/** `PUT /api/reviews/{id}/answer`: what the brand responds, in Markdown. */
export const AnswerDraft = z.object({
  text: z
    .string({ error: "Write a response." })
    .trim()
    .refine(hasVisibleText, "Write a response.")
    .max(answerLength, `Use ${formatNumber(answerLength)} characters or fewer for the response.`),
});
export type AnswerDraft = z.infer<typeof AnswerDraft>;

/** `POST /api/reviews/{id}/approval`, for admins. */
export const ApprovalDraft = z.object({
  decision: z.enum(reviewDecisions, { error: "Choose to show or to hide it." }),
  /** For the audit log. */
  why: z
    .string()
    .trim()
    .max(adminLimits.whyLength, `Use ${adminLimits.whyLength} characters or fewer for the reason.`)
    .default(""),
});
export type ApprovalDraft = z.input<typeof ApprovalDraft>;
