import { reviewPlace } from "../../../../shared/drafts/draft-place.ts";
import { draftVersionHeader } from "../../../../shared/drafts/draft-version-header.ts";
import { api } from "../../../../shared/paths.ts";
import type { WriteReviewPage } from "../../../../shared/reviews/pages.ts";
import type { ReviewCard, ReviewSubject } from "../../../../shared/reviews/review.ts";
import type { SubjectDraft } from "../../../../shared/reviews/review-draft.ts";
import { callApi } from "../../../call-api.ts";
import { fetchJson } from "../../../fetch-json.ts";
import { postOnce } from "../../../post-once.ts";
import { draftBodyOf, type ReviewFields } from "./review-fields.ts";

export const subjectDraftOf = (subject: ReviewSubject): SubjectDraft =>
  subject.kind === "product"
    ? { kind: "product", slug: subject.slug }
    : { kind: "collection", brand: subject.brand.slug, slug: subject.slug };

/**
 * Posts a new review, or saves the changes of one; its draft of that version is gone then.
 * @returns its id
 * @throws CallFailure with the messages of fields
 */
export async function sendReview(
  { subject, own }: WriteReviewPage,
  fields: ReviewFields,
  draftHeader: Record<string, string>,
): Promise<string | undefined> {
  const body = draftBodyOf(fields);
  const about = subjectDraftOf(subject);
  if (own) {
    await callApi<ReviewCard>(api.review(own.id), { method: "PUT", body, toasts: "form" });
    const version = draftHeader[draftVersionHeader];
    await fetchJson(`${api.draft(reviewPlace(about))}?version=${version}`, { method: "DELETE" });
    return own.id;
  }
  const options = { toasts: "form", headers: draftHeader } as const;
  const { data } = await postOnce<ReviewCard>(api.newReviews, { ...body, subject: about }, options);
  return data?.id;
}
