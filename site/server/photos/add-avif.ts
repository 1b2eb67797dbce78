import { and, eq } from "drizzle-orm";
import type { Rendition } from "../images/worker/messages.ts";
import { SiteProblem } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { photoFiles, storeRenditions } from "./photo-files.ts";
import { type Photo, tagsOfPhoto } from "./photos.ts";
import { photos } from "./tables.ts";

export const avifQueue = "site.photo-avif";

/** Unless this version was replaced meanwhile. */
export async function addAvif(site: SiteContext, { id, version }: { id: string; version: number }): Promise<void> {
  const { db, photoStorage, jobs, log } = site;
  const isThisVersion = and(eq(photos.id, id), eq(photos.version, version));
  const [photo] = await db.select().from(photos).where(isThisVersion);
  if (!photo || photo.avif) return;
  try {
    if (!(await storeAvif(site, photo, photo.widths))) return;
  } catch (error) {
    // Another attempt would be refused too. WebP and JPEG exist.
    if (!(error instanceof SiteProblem) || error.status >= 500) throw error;
    log.warn({ err: error, photo: id }, "a photo goes without AVIF");
    return;
  }
  const [updated] = await db
    .update(photos)
    .set({ avif: true })
    .where(and(isThisVersion, eq(photos.widths, photo.widths)))
    .returning({ ownerId: photos.ownerId, unusedSince: photos.unusedSince });
  if (updated) {
    site.changed(tagsOfPhoto(updated));
    return;
  }
  const isCurrent = (await db.select({ id: photos.id }).from(photos).where(isThisVersion)).length > 0;
  if (isCurrent) await jobs.enqueue(avifQueue, { id, version });
  else await photoStorage.delete(photoFiles.version(photo, version));
}

/** @returns false when its original is gone */
export async function storeAvif(
  { photoStorage, imageProcessor }: SiteContext,
  photo: Pick<Photo, "id" | "uploadId" | "version" | "crop">,
  widths: readonly number[],
): Promise<boolean> {
  const isDone = await photoStorage.withFile(photoFiles.original(photo), async (file) => {
    // Encodes the next file while one is written: the disk may be slower than the processor.
    const writes: Promise<void>[] = [];
    try {
      for (const widthPx of widths) {
        const rendition: Rendition = {
          widthPx,
          format: "avif",
          bytes: await imageProcessor.makeAvif(file, photo.crop, widthPx),
        };
        const write = storeRenditions(photoStorage, photo, photo.version, [rendition]);
        write.catch(() => undefined);
        writes.push(write);
      }
    } finally {
      await Promise.allSettled(writes);
    }
    await Promise.all(writes);
    return true;
  });
  return isDone ?? false;
}
