import type { SiteContext } from "../site-context.ts";
import { pruneDeletedComments } from "./deletion/prune-deleted-comments.ts";

export async function startCommentJobs(site: SiteContext): Promise<void> {
  await site.jobs.every("site.deleted-comments", "13 5 * * *", () => pruneDeletedComments(site));
}
