import type { SiteContext } from "../parts.ts";
import { addAvif, avifQueue } from "./avif.ts";
import { sweepPhotos } from "./sweep.ts";

/** The photos' work in the background: AVIF after each upload, the sweep once a day. */
export async function workOnPhotos(site: SiteContext): Promise<void> {
  await site.jobs.work<{ id: string; version: number }>(avifQueue, (payload) => addAvif(site, payload));
  await site.jobs.every("site.photo-sweep", "17 4 * * *", () => sweepPhotos(site));
}
