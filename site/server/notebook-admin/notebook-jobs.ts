import type { SiteContext } from "../site-context.ts";
import { pruneEntries } from "./entries/prune-entries.ts";
import { publishDueEntries } from "./entries/publish-due-entries.ts";

export async function startNotebookJobs(site: SiteContext): Promise<void> {
  await site.jobs.every("site.due-entries", "* * * * *", () => publishDueEntries(site));
  await site.jobs.every("site.deleted-entries", "17 5 * * *", () => pruneEntries(site));
}
