import { eq, sql } from "drizzle-orm";
import type { Slice } from "../../../shared/page-data.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import type { Cursors } from "../../db/keyset.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { reviewCard } from "../review-cards.ts";
import { reviews } from "../tables.ts";
import { noFilter } from "./parse-review-query.ts";
import { pageOfReviews } from "./review-lists.ts";

/** A member's reviews, newest first; their own also those that wait or that moderation hid. */
export async function reviewsBy(
  site: SiteContext,
  viewer: Member | null,
  memberId: string,
  cursors: Cursors,
): Promise<Slice<ReviewCard>> {
  const page = await pageOfReviews(
    site,
    viewer,
    {
      ...{ list: "member-reviews", sort: "newest", filter: noFilter },
      where: eq(reviews.authorId, sql.placeholder("memberId")),
      values: { memberId },
    },
    cursors,
  );
  return { ...page, items: page.items.map(reviewCard(viewer)) };
}
