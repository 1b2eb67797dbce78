import type { SiteContext } from "../site-context.ts";
import { pruneDeletedReviews } from "./deletion/prune-deleted-reviews.ts";
import { showWaitingReviews } from "./writing/show-waiting-reviews.ts";

export async function startReviewJobs(site: SiteContext): Promise<void> {
  await site.jobs.every("site.waiting-reviews", "*/10 * * * *", () => showWaitingReviews(site));
  await site.jobs.every("site.deleted-reviews", "7 5 * * *", () => pruneDeletedReviews(site));
}
