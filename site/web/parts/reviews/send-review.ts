import { api } from "../../../shared/paths.ts";
import type { WriteReviewPage } from "../../../shared/reviews/pages.ts";
import type { ReviewCard, ReviewSubject } from "../../../shared/reviews/review.ts";
import { callApi } from "../../call-api.ts";
import { postOnce } from "../../post-once.ts";
import type { ReviewFields } from "./review-draft-memory.ts";

const subjectDraft = (subject: ReviewSubject) =>
  subject.kind === "product"
    ? { kind: "product", slug: subject.slug }
    : { kind: "collection", brand: subject.brand.slug, slug: subject.slug };

/** Posts a new review, or saves the changes of one. @throws CallFailure with the messages of fields */
export async function sendReview({ subject, own }: WriteReviewPage, fields: ReviewFields): Promise<void> {
  const photos = fields.photos.map(({ id, alt }) => ({ id, alt }));
  const body = { ...fields, photos };
  if (own) await callApi<ReviewCard>(api.review(own.id), { method: "PUT", body, toasts: "form" });
  else await postOnce<ReviewCard>(api.newReviews, { ...body, subject: subjectDraft(subject) }, { toasts: "form" });
}
