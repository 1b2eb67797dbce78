import type { SQL } from "drizzle-orm";
import { maxWorkers } from "../images/image-processor.ts";
import type { SiteContext } from "../site-context.ts";
import { addAvif, avifQueue } from "./add-avif.ts";
import { completeRenditions, renditionsQueue } from "./complete-renditions.ts";
import { measurePhotos, sizesQueue } from "./measure-photos.ts";
import { prunePhotos } from "./prune-photos.ts";

export async function startPhotoJobs(site: SiteContext, isKept: SQL): Promise<void> {
  // One more than there are workers: while one job is being completed, the next already uses the worker.
  const options = { concurrency: maxWorkers + 1 };
  await site.jobs.work<{ id: string; version: number }>(avifQueue, (payload) => addAvif(site, payload), options);
  await site.jobs.work<{ after?: string }>(renditionsQueue, (payload) => completeRenditions(site, payload));
  await site.jobs.enqueue(renditionsQueue, {}, { singletonKey: "start" });
  await site.jobs.work<{ after?: string }>(sizesQueue, (payload) => measurePhotos(site, payload));
  await site.jobs.enqueue(sizesQueue, {}, { singletonKey: "start" });
  await site.jobs.every("site.photo-sweep", "17 4 * * *", () => prunePhotos(site, isKept));
}
