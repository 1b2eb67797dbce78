import type { SiteContext } from "../parts.ts";
import { addAvif, avifQueue } from "./avif.ts";
import { completeQueue, completeRenditions } from "./complete-renditions.ts";
import { workersAtMost } from "./darkroom.ts";
import { sweepPhotos } from "./sweep.ts";

/** The photos' work in the background: AVIF after each upload, what a change of widths leaves to do, the sweep once a day. */
export async function workOnPhotos(site: SiteContext): Promise<void> {
  // One more than there are workers: while a job is taken down as done, another has its pictures ready.
  const o = { concurrency: workersAtMost + 1 };
  await site.jobs.work<{ id: string; version: number }>(avifQueue, (payload) => addAvif(site, payload), o);
  await site.jobs.work<{ after?: string }>(completeQueue, (payload) => completeRenditions(site, payload));
  await site.jobs.enqueue(completeQueue, {}, { singletonKey: "start" });
  await site.jobs.every("site.photo-sweep", "17 4 * * *", () => sweepPhotos(site));
}
