import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { ReviewCard } from "../../shared/reviews/review.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { reviewCard } from "./review-cards.ts";
import { reviewRows } from "./review-rows.ts";
import { reviews } from "./tables.ts";

/** If the reader may see it. @throws 404 */
export async function oneReview(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  id: string,
): Promise<ReviewCard> {
  const rows = await reviewRows(site, viewer, "one review", { id }, () => ({
    where: eq(reviews.id, sql.placeholder("id")),
    limit: 1,
  }));
  const [card] = rows.map(reviewCard(viewer));
  if (!card) throw notFound("review");
  return card;
}
