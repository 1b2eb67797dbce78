import { paths } from "../../../shared/paths.ts";
import type { ReviewSubject } from "../../../shared/reviews/review.ts";

/** The page of what a review is about. */
export const subjectPath = (subject: ReviewSubject): string =>
  subject.kind === "product" ? paths.product(subject.slug) : paths.collection(subject.brand.slug, subject.slug);
