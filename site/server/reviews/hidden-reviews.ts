import { and, type SQL, sql } from "drizzle-orm";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { AdminReview } from "../../shared/reviews/review.ts";
import type { AdminReviewFilter } from "../../shared/reviews/review-options.ts";
import { type Cursors, directionName, InstantKey, instantOrder, instantValues, pageOfRows } from "../db/keyset.ts";
import type { SiteContext } from "../site-context.ts";
import { reviewCard } from "./review-cards.ts";
import { type ReviewRow, reviewRows } from "./review-rows.ts";
import { isSubjectPublic } from "./seen-review.ts";
import { reviews } from "./tables.ts";

const pageSize = 20;

const lists: Record<AdminReviewFilter, { where: SQL; order: ReturnType<typeof instantOrder> }> = {
  waiting: {
    where: sql`${reviews.state} = 'hidden' and ${reviews.waitsUntil} is not null`,
    order: instantOrder(reviews.postedAt, reviews.id, "asc"),
  },
  hidden: {
    where: sql`${reviews.state} = 'hidden' and ${reviews.waitsUntil} is null`,
    order: instantOrder(reviews.postedAt, reviews.id, "desc"),
  },
};

/** Reviews that admins decide about. @param admin reads hidden ones */
export async function hiddenReviews(
  site: SiteContext,
  admin: Reader,
  show: AdminReviewFilter,
  cursors: Cursors,
): Promise<Slice<AdminReview>> {
  const { where, order } = lists[show];
  const page = await pageOfRows(
    {
      list: `admin-reviews-${show}`,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) =>
        reviewRows(site, admin, `${show} reviews ${directionName(start)}`, { ...instantValues(start) }, () => ({
          where: and(where, order.isBeyondPrepared(start)),
          orderBy: order.orderBy(start),
          limit,
        })),
      keyOf: ({ review }: ReviewRow): InstantKey => [review.postedAt.getTime(), review.id],
    },
    cursors,
  );
  const card = reviewCard(admin);
  const items = page.items.map((row) => ({
    ...card(row),
    waitsUntil: row.review.waitsUntil?.toISOString() ?? null,
    joinedAt: row.author.createdAt.toISOString(),
  }));
  return { ...page, items };
}

/** How many of those listed wait for an admin or for their day to pass. */
export const waitingReviewCount = ({ db }: Pick<SiteContext, "db">): Promise<number> =>
  db.$count(reviews, and(lists.waiting.where, isSubjectPublic));
