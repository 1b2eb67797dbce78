import { stat } from "node:fs/promises";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";
import { photoFiles } from "./photo-files.ts";
import { photos } from "./tables.ts";

export const sizesQueue = "site.photo-sizes";

/** Per job: the queue's worker is free for others in between, and a restart repeats little. */
const batchSize = 500;

/** For photos from before their members' room was counted. One whose file is gone takes no room. */
export async function measurePhotos(site: SiteContext, { after }: { after?: string }): Promise<void> {
  const { db, jobs, photoStorage } = site;
  const found = await db
    .select()
    .from(photos)
    .where(and(isNull(photos.sizeBytes), after ? gt(photos.id, after) : undefined))
    .orderBy(asc(photos.id))
    .limit(batchSize);
  for (const photo of found) {
    const sizeBytes = await photoStorage.withFile(photoFiles.original(photo), async (file) => (await stat(file)).size);
    await db
      .update(photos)
      .set({ sizeBytes: sizeBytes ?? 0 })
      .where(eq(photos.id, photo.id));
  }
  const last = found[batchSize - 1];
  if (last) await jobs.enqueue(sizesQueue, { after: last.id });
}
