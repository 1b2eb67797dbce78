import type { Pages } from "../../shared/pages.ts";
import { cursorsOf, isFirstPage } from "../db/keyset.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { leadReview, listedReviews, type WantedReviews, wantedReviews } from "./listed-reviews.ts";
import { brandFits, reviewedLately } from "./reviewed-lately.ts";
import { writeCollectionReviewPage, writeReviewPage } from "./write-review-pages.ts";

async function reviewsPage(request: PageRequest): Promise<Pages["reviews"]> {
  const wanted = await wantedReviews(request);
  const [lead, reviews, lately, fits] = await Promise.all([
    isStart(request, wanted) ? leadReview(request) : null,
    listedReviews(request, wanted),
    reviewedLately(request.site),
    brandFits(request.site),
  ]);
  const { sort, filter } = wanted;
  const brand = filter.brand && { slug: filter.brand.slug, name: filter.brand.name };
  return { lead, reviews, sort, filter: { ...filter, brand }, reviewedLately: lately, brandFits: fits };
}

/** The beginning of the whole list in its usual order. */
const isStart = ({ url }: PageRequest, { sort, filter }: WantedReviews): boolean =>
  isFirstPage(cursorsOf(url)) && sort === "newest" && Object.values(filter).every((value) => value === null);

const reviewsList = async (request: PageRequest) => listedReviews(request, await wantedReviews(request));

export const reviewsLists = { reviews: reviewsList } satisfies Partial<ListLoaders>;

export const reviewsPages = {
  reviews: reviewsPage,
  writeReview: writeReviewPage,
  writeCollectionReview: writeCollectionReviewPage,
} satisfies Partial<PageLoaders>;
