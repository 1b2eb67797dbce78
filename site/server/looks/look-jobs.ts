import { popularLookLimits } from "../../shared/lifetimes.ts";
import type { SiteContext } from "../site-context.ts";
import { backfillColours, coloursQueue } from "./colours/backfill-colours.ts";
import { pruneDeletedLooks } from "./deletion/prune-deleted-looks.ts";
import { runToRead } from "./popular/popular-looks.ts";
import { rankLooks } from "./popular/rank-looks.ts";

const ranksQueue = "site.look-ranks";

export async function startLookJobs(site: SiteContext): Promise<void> {
  await site.jobs.work<{ after?: string }>(coloursQueue, (payload) => backfillColours(site, payload));
  await site.jobs.enqueue(coloursQueue, {}, { singletonKey: "start" });
  await site.jobs.every("site.deleted-looks", "47 4 * * *", () => pruneDeletedLooks(site));
  await site.jobs.every(ranksQueue, `*/${popularLookLimits.frozenMinutes} * * * *`, () => rankLooks(site));
  if ((await runToRead(site, null)) === null) await site.jobs.enqueue(ranksQueue, {}, { singletonKey: "start" });
}
