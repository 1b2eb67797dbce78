import type { Transaction } from "@hemline/database";
import { eq, max } from "drizzle-orm";
import { isCounted } from "../../counters/rated-reviews.ts";
import { notFound } from "../../problems.ts";
import { requireActingMember } from "../../relations/require-acting-member.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { isHiddenByModeration, lockReview, type ReviewRow } from "../lock-review.ts";
import { tagsOfReview } from "../lock-subject.ts";
import { changeRatings } from "../ratings/change-ratings.ts";
import { requireOwnReview } from "../seen-review.ts";
import { reviewEdits, reviews } from "../tables.ts";
import { wordsOf } from "./post-review.ts";
import { proofOfWears } from "./proof-of-wears.ts";
import { requireOwnWords } from "./require-own-words.ts";
import { type EditedReviewContent, replacePhotos } from "./review-content.ts";

/**
 * Changes a member's own review; what it said before stays in its history, which others read, unless moderation hid
 * it. Idempotent.
 * @throws 403 for another member's and for banned members, 404 for none and while nobody can read of what it is about, 422
 * as `postReview`
 */
export async function editReview(
  site: SiteContext,
  member: Member,
  id: string,
  draft: EditedReviewContent,
): Promise<void> {
  await requireOwnReview(site.db, member, id);
  const now = site.clock();
  const changed = await site.db.transaction(async (tx) => {
    const { review, author, subject } = await lockReview(tx, id, member.id);
    requireActingMember(author);
    if (review.state === "deleted" || !subject.isPublic) throw notFound("review");
    const words = wordsOf(draft);
    const saysMore = !hasSameWords(review, words);
    if (saysMore && words.source !== review.source) await requireOwnWords(tx, { ...review, ...words }, now);
    const proof = draft.item === undefined ? null : await newProof(tx, review, draft.item);
    const isOpen = isCounted({ review, author });
    const shown = await replacePhotos(tx, review, draft.photos, { isOpen, now });
    if (saysMore && !isHiddenByModeration(review)) await keepWords(tx, review, now);
    if (!saysMore && !shown.haveChanged && proof === null) return [];
    await tx
      .update(reviews)
      .set({ ...words, ...proof, editedAt: now })
      .where(eq(reviews.id, id));
    if (isOpen) await changeRatings(tx, subject, review, words);
    return tagsOfReview(subject, review);
  });
  site.changed(changed);
}

type Words = ReturnType<typeof wordsOf>;

const hasSameWords = (review: ReviewRow, words: Words): boolean =>
  (["halves", "fit", "sizeBought", "quality", "source"] as const).every((field) => review[field] === words[field]);

/** Null where the item stays: its number when the review was posted is then still the one. */
async function newProof(tx: Transaction, review: ReviewRow, wanted: string | null) {
  return wanted === review.itemId ? null : proofOfWears(tx, review.authorId, review, wanted);
}

async function keepWords(tx: Transaction, review: ReviewRow, now: Date): Promise<void> {
  const { halves, fit, sizeBought, quality, source, html } = review;
  const [last] = await tx
    .select({ version: max(reviewEdits.version) })
    .from(reviewEdits)
    .where(eq(reviewEdits.reviewId, review.id));
  await tx.insert(reviewEdits).values({
    ...{ reviewId: review.id, version: (last?.version ?? 0) + 1, replacedAt: now },
    ...{ halves, fit, sizeBought, quality, source, html },
  });
}
