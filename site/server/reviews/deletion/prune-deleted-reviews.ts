import { and, asc, eq, lt } from "drizzle-orm";
import type { SiteContext } from "../../site-context.ts";
import { reviews } from "../tables.ts";
import { lastKeptAt } from "./delete-review.ts";
import { eraseReview } from "./erase-review.ts";
import { hasWords } from "./prevent-reposting.ts";

/** Erases the reviews that were deleted more than a week ago, each in a transaction of its own. */
export async function pruneDeletedReviews({ db, clock }: Pick<SiteContext, "db" | "clock">): Promise<void> {
  const now = clock();
  const isDue = and(eq(reviews.state, "deleted"), hasWords, lt(reviews.deletedAt, lastKeptAt(now)));
  for (;;) {
    const isErased = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: reviews.id })
        .from(reviews)
        .where(isDue)
        .orderBy(asc(reviews.deletedAt))
        .limit(1)
        .for("update", { skipLocked: true });
      if (due) await eraseReview(tx, due.id, now);
      return due !== undefined;
    });
    if (!isErased) return;
  }
}
