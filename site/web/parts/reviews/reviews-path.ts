import type { BrandName } from "../../../shared/brands/brand.ts";
import { paths } from "../../../shared/paths.ts";
import type { ReviewFilter, ReviewSubject } from "../../../shared/reviews/review.ts";
import type { ReviewOrder } from "../../../shared/reviews/review-options.ts";

/** Whose reviews a section shows. */
export type SectionSubject =
  | { kind: "brand"; brand: BrandName }
  | { kind: "product"; slug: string; name: string; brand: BrandName }
  | { kind: "collection"; slug: string; name: string; brand: BrandName };

/** The page that lists all reviews of a subject. */
export function reviewsPathOf(subject: SectionSubject): string {
  switch (subject.kind) {
    case "brand":
      return paths.brandReviews(subject.brand.slug);
    case "product":
      return paths.product(subject.slug);
    case "collection":
      return paths.collectionReviews(subject.brand.slug, subject.slug);
  }
}

/** Where a review of it is written; a brand has none of its own. */
export function writePathOf(subject: SectionSubject | ReviewSubject): string | null {
  switch (subject.kind) {
    case "brand":
      return null;
    case "product":
      return paths.writeReview(subject.slug);
    case "collection":
      return paths.writeCollectionReview(subject.brand.slug, subject.slug);
  }
}

export interface ReviewView {
  sort: ReviewOrder;
  filter: ReviewFilter;
}

/** The same list in another order or narrowed to something else. */
export function filteredReviewsPath(
  path: string,
  { sort, filter }: ReviewView,
  change: Partial<ReviewFilter & { sort: ReviewOrder }>,
  usual: ReviewOrder = "helpful",
): string {
  const wanted = { sort, ...filter, ...change };
  const query = new URLSearchParams();
  if (wanted.sort !== usual) query.set("sort", wanted.sort);
  for (const name of ["fit", "stars", "worn", "size", "by"] as const) {
    const value = wanted[name];
    if (value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
