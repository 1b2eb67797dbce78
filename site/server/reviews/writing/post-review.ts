import type { Transaction } from "@hemline/database";
import { reviewPlace } from "../../../shared/drafts/draft-place.ts";
import { renderMarkdown } from "../../../shared/markdown/render-markdown.ts";
import { paths } from "../../../shared/paths.ts";
import type { SubjectDraft } from "../../../shared/reviews/review-draft.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { isBrandMember } from "../../brands/brand-members.ts";
import { isCounted } from "../../counters/rated-reviews.ts";
import { deletePostedDraft } from "../../drafts/delete-draft.ts";
import { alreadyReviewed, notFound, reviewWasHidden } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { hadHiddenReview } from "../deletion/prevent-reposting.ts";
import { lockActingAuthor } from "../lock-author.ts";
import { lockSubject, type SubjectIds, tagsOfReview } from "../lock-subject.ts";
import { ownReviewOf } from "../own-review-of.ts";
import { changeRatings } from "../ratings/change-ratings.ts";
import { subjectAt } from "../subject-at.ts";
import { reviews } from "../tables.ts";
import { firstReviewWait } from "./first-review-wait.ts";
import { proofOfWears } from "./proof-of-wears.ts";
import { requireOwnWords } from "./require-own-words.ts";
import { type ReviewContent, replacePhotos } from "./review-content.ts";

/**
 * Posts a member's review of a product or a collection, and deletes its draft of `draftVersion`. A new member's review
 * waits a day before others see it.
 * @returns its id
 * @throws 404 for what is not public; 409 when they have reviewed it, or moderation hid what they said; 422 for a
 * repeated text, and for photos and items that are not theirs
 */
export async function postReview(
  site: SiteContext,
  member: { id: string },
  draft: ReviewContent,
  draftVersion = 0,
): Promise<string> {
  const ids = await subjectAt(site, draft.subject);
  const now = site.clock();
  const { id, changed } = await site.db.transaction(async (tx) => {
    const author = await lockActingAuthor(tx, member.id);
    const subject = await lockSubject(tx, ids);
    if (!subject.isPublic) throw notFound(draft.subject.kind);
    await requireFirst(tx, member.id, ids, draft.subject);
    if (await hadHiddenReview(tx, member.id, ids)) throw reviewWasHidden();
    await requireOwnWords(tx, { ...ids, authorId: member.id, source: draft.text }, now);
    const waitsUntil = await firstReviewWait(tx, author, now);
    const row = {
      ...{ id: newUuid(site.clock), authorId: member.id, ...ids, postedAt: now },
      ...wordsOf(draft),
      ...(await proofOfWears(tx, member.id, ids, draft.item)),
      ...{ isOfOwnBrand: await isBrandMember(tx, ids.brandId, member.id) },
      ...{ audience: "everyone" as const, state: waitsUntil ? ("hidden" as const) : ("live" as const), waitsUntil },
    };
    await tx.insert(reviews).values(row);
    const isOpen = isCounted({ review: row, author });
    await replacePhotos(tx, row, draft.photos, { isOpen, now });
    await changeRatings(tx, subject, null, isOpen ? row : null);
    await deletePostedDraft(tx, member.id, reviewPlace(draft.subject), draftVersion);
    return { id: row.id, changed: waitsUntil ? [] : tagsOfReview(subject, row) };
  });
  site.changed(changed);
  return id;
}

/** What a review says, with the HTML of its text. */
export const wordsOf = ({ halves, fit, sizeBought, quality, text }: Omit<ReviewContent, "subject">) => ({
  ...{ halves, fit, sizeBought, quality },
  ...{ source: text, html: renderMarkdown(text) },
});

/** @throws 409 that leads to the review that is there */
async function requireFirst(tx: Transaction, authorId: string, ids: SubjectIds, draft: SubjectDraft): Promise<void> {
  const id = await ownReviewOf(tx, authorId, ids);
  if (id === null) return;
  const path =
    draft.kind === "product" ? paths.writeReview(draft.slug) : paths.writeCollectionReview(draft.brand, draft.slug);
  throw alreadyReviewed({ id, path });
}
