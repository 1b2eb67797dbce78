import type { SiteContext } from "../site-context.ts";
import { pruneDeletedItems } from "./deletion/prune-deleted-items.ts";

export const startItemJobs = (site: SiteContext): Promise<void> =>
  site.jobs.every("site.deleted-items", "57 4 * * *", () => pruneDeletedItems(site));
