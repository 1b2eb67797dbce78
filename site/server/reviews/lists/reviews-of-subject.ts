import { eq, type SQL, sql } from "drizzle-orm";
import type { Slice } from "../../../shared/page-data.ts";
import type { Reader } from "../../../shared/permissions.ts";
import type { ReviewCard, ReviewsOfSubject } from "../../../shared/reviews/review.ts";
import { collections } from "../../collections/tables.ts";
import { cursorsOf, firstPage } from "../../db/keyset.ts";
import { collectionProducts } from "../../products/tables.ts";
import { preparedViewer } from "../../relations/seen-by.ts";
import type { PageRequest } from "../../request/page-loader.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ReviewedSubject, subjectNumbers } from "../ratings/subject-numbers.ts";
import { reviewCard } from "../review-cards.ts";
import { type ReviewRow, reviewRows } from "../review-rows.ts";
import { reviews } from "../tables.ts";
import { noFilter, wantedFilter, wantedOrder } from "./parse-review-query.ts";
import type { ReviewListing } from "./review-filter.ts";
import { pageOfReviews } from "./review-lists.ts";
import { mostHelpfulFirst } from "./review-orders.ts";

/**
 * The section of reviews on a page.
 * @param options.limit shows so many of the most helpful reviews, whatever the address says, and leads to no others
 * @throws 400 for an unknown filter or order in the address; 401 when a visitor filters by the members they follow
 */
export async function reviewsOfSubject(
  request: PageRequest,
  subject: ReviewedSubject,
  { limit }: { limit?: number | undefined } = {},
): Promise<ReviewsOfSubject> {
  const { site, viewer } = request;
  const { sort, filter, cursors } = wanted(request, limit);
  site.shows([`reviews-of:${subject.id}`, `${subject.kind}:${subject.id}`]);
  const [page, own, numbers] = await Promise.all([
    pageOfReviews(site, viewer, { ...listingOf(subject), sort, filter, size: limit }, cursors),
    viewer && subject.kind !== "brand" ? ownRow(site, viewer, subject) : null,
    subjectNumbers(site, viewer, subject),
  ]);
  const card = reviewCard(viewer);
  const items = page.items.map(card);
  const slice = limit === undefined ? { ...page, items } : { items, previous: null, next: null };
  return { ...numbers, reviews: slice, sort, filter, own: own && card(own) };
}

function wanted(request: PageRequest, limit: number | undefined) {
  if (limit !== undefined) return { sort: "helpful" as const, filter: noFilter, cursors: firstPage };
  const { url } = request;
  return { sort: wantedOrder(url, "helpful"), filter: wantedFilter(request), cursors: cursorsOf(url) };
}

/** A further page of these reviews. @throws 400, 401 */
export async function reviewsSlice(request: PageRequest, subject: ReviewedSubject): Promise<Slice<ReviewCard>> {
  const { site, viewer } = request;
  const { sort, filter, cursors } = wanted(request, undefined);
  site.shows([`reviews-of:${subject.id}`]);
  const page = await pageOfReviews(site, viewer, { ...listingOf(subject), sort, filter }, cursors);
  return { ...page, items: page.items.map(reviewCard(viewer)) };
}

const subjectId = sql.placeholder("subjectId");

const isOf: Record<ReviewedSubject["kind"], SQL | undefined> = {
  product: eq(reviews.productId, subjectId),
  // Read by the index of the brand, of which all of them are. In `coalesce`, because the planner expects so few otherwise
  // that it would sort all of them for each page.
  collection: sql`${reviews.brandId} = (select c.brand_id from ${collections} c where c.id = ${subjectId}::uuid)
    and coalesce(${reviews.collectionId} = ${subjectId}::uuid or ${reviews.productId} in (
      select it.product_id from ${collectionProducts} it where it.collection_id = ${subjectId}::uuid), false)`,
  brand: eq(reviews.brandId, subjectId),
};

const listingOf = ({ kind, id }: ReviewedSubject): Pick<ReviewListing, "list" | "where" | "values"> => ({
  list: `reviews-of-a-${kind}`,
  where: isOf[kind],
  values: { subjectId: id },
});

/**
 * Of a collection the review of the collection itself. The states, which every reader's own reviews have, let one of the
 * unique indexes find it: the planner would go through all reviews of the product, taking it for one with few.
 */
async function ownRow(site: SiteContext, viewer: Reader, { kind, id }: ReviewedSubject): Promise<ReviewRow | null> {
  const isAbout = kind === "product" ? isOf.product : eq(reviews.collectionId, subjectId);
  const [row] = await reviewRows(site, viewer, `own review of a ${kind}`, { subjectId: id }, () => ({
    where: sql`${isAbout} and ${reviews.authorId} = ${preparedViewer} and ${reviews.state} in ('live', 'hidden')`,
    limit: 1,
  }));
  return row ?? null;
}

/** The most helpful review of a product by someone who has worn it so often. */
export async function bestReviewAfterWears(
  site: SiteContext,
  viewer: Reader | null,
  productId: string,
  wears: number,
): Promise<ReviewCard | null> {
  site.shows([`reviews-of:${productId}`]);
  const values = { subjectId: productId, wears };
  const rows = await reviewRows(site, viewer, "best review after wears", values, () => ({
    where: sql`${isOf.product} and ${reviews.state} = 'live' and ${reviews.wornCount} >= ${sql.placeholder("wears")}::int`,
    orderBy: mostHelpfulFirst,
    limit: 1,
  }));
  return rows.map(reviewCard(viewer))[0] ?? null;
}
