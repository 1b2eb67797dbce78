import type { Pages } from "../../shared/pages.ts";
import { cursorsOf, isFirstPage } from "../db/keyset.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { leadReview, listedReviews, type WantedReviews, wantedReviews } from "./lists/listed-reviews.ts";
import { brandFits, reviewedLately } from "./lists/reviewed-lately.ts";
import { oneReview } from "./one-review.ts";
import { versionsOf } from "./review-versions.ts";
import { writeCollectionReviewPage, writeReviewPage } from "./writing/write-review-pages.ts";

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

async function historyPage({ site, viewer, params, url }: PageRequest): Promise<Pages["reviewHistory"]> {
  const review = await oneReview(site, viewer, params.id ?? "");
  return { review, versions: await versionsOf(site, review.id, cursorsOf(url)) };
}

async function historyList({ site, viewer, params, url }: PageRequest) {
  const { id } = await oneReview(site, viewer, params.id ?? "");
  return versionsOf(site, id, cursorsOf(url));
}

const reviewsList = async (request: PageRequest) => listedReviews(request, await wantedReviews(request));

export const reviewsLists = { reviews: reviewsList, reviewHistory: historyList } satisfies Partial<ListLoaders>;

export const reviewsPages = {
  reviews: reviewsPage,
  reviewHistory: historyPage,
  writeReview: writeReviewPage,
  writeCollectionReview: writeCollectionReviewPage,
} satisfies Partial<PageLoaders>;
