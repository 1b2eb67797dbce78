import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { ReviewCard } from "../../shared/reviews/review.ts";
import type { SiteContext } from "../site-context.ts";
import { reviewCard } from "./review-cards.ts";
import { reviewRows } from "./review-rows.ts";
import { reviews } from "./tables.ts";

/** What a member says of a product, if the reader may see it. */
export async function reviewBy(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  authorId: string,
  productId: string,
): Promise<ReviewCard | null> {
  site.shows([`reviews-of:${productId}`]);
  const rows = await reviewRows(site, viewer, "review of a product by a member", { authorId, productId }, () => ({
    where: and(eq(reviews.authorId, sql.placeholder("authorId")), eq(reviews.productId, sql.placeholder("productId"))),
    limit: 1,
  }));
  const [card] = rows.map(reviewCard(viewer));
  return card ?? null;
}
