import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { SiteContext } from "../../site-context.ts";
import { lockReview } from "../lock-review.ts";
import { setReviewState } from "../set-review-state.ts";
import { reviews } from "../tables.ts";

/** Shows the reviews that waited long enough, each in a transaction of its own. Failures are tried again by the next run. */
export async function showWaitingReviews(site: Pick<SiteContext, "db" | "clock" | "changed" | "log">): Promise<void> {
  const due = await site.db
    .select({ id: reviews.id, authorId: reviews.authorId })
    .from(reviews)
    .where(and(isNotNull(reviews.waitsUntil), lte(reviews.waitsUntil, site.clock()), eq(reviews.state, "hidden")))
    .orderBy(asc(reviews.waitsUntil));
  for (const one of due)
    await showReview(site, one).catch((error: unknown) => {
      site.log.error({ err: error, reviewId: one.id }, "a review that waited could not be shown");
    });
}

async function showReview(
  { db, changed }: Pick<SiteContext, "db" | "changed">,
  { id, authorId }: { id: string; authorId: string },
): Promise<void> {
  const tags = await db.transaction(async (tx) => {
    const locked = await lockReview(tx, id, authorId);
    const { state, waitsUntil, deletedAt } = locked.review;
    // An admin decided about it, or its author deleted it, meanwhile.
    if (state !== "hidden" || waitsUntil === null) return [];
    return setReviewState(tx, locked, { state: "live", waitsUntil: null, deletedAt });
  });
  changed(tags);
}
