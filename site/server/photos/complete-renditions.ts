import { and, asc, eq, gt, sql } from "drizzle-orm";
import { renditionWidths, widestRenditionPx } from "../../shared/photos/photo-renditions.ts";
import { SiteProblem } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { avifQueue, storeAvif } from "./add-avif.ts";
import { photoFiles, photoFormats, storeRenditions } from "./photo-files.ts";
import { type Photo, tagsOfPhoto } from "./photos.ts";
import { photos } from "./tables.ts";

export const renditionsQueue = "site.photo-widths";

/** Per job: the queue's worker is free for others in between, and a restart repeats little. */
const batchSize = 20;

/** The widths that a photo should have: `widthsOf` in SQL. */
const widest = sql`least(${photos.width}, ${widestRenditionPx})`;
const usual = sql.join(
  renditionWidths.map((width) => sql`${width}::int`),
  sql`, `,
);
const widthsWanted = sql`array(select w from unnest(array[${usual}]) as usual(w) where w < ${widest} order by w) || ${widest}`;

/** For photos from before `renditionWidths` was changed. */
export async function completeRenditions(site: SiteContext, { after }: { after?: string }): Promise<void> {
  const { db, jobs, log } = site;
  const found = await db
    .select()
    .from(photos)
    .where(and(sql`${photos.widths} <> ${widthsWanted}`, after ? gt(photos.id, after) : undefined))
    .orderBy(asc(photos.id))
    .limit(batchSize);
  for (const photo of found) {
    try {
      await complete(site, photo);
    } catch (error) {
      if (!(error instanceof SiteProblem) || error.status >= 500) throw error;
      log.warn({ err: error, photo: photo.id }, "a photo keeps its former widths");
    }
  }
  const last = found[batchSize - 1];
  if (last) await jobs.enqueue(renditionsQueue, { after: last.id });
}

async function complete(site: SiteContext, photo: Photo): Promise<void> {
  const { db, photoStorage, imageProcessor, jobs } = site;
  const image = await photoStorage.withFile(photoFiles.original(photo), (file) =>
    imageProcessor.makeRenditions(file, photo.crop, "background"),
  );
  if (!image) return;
  await storeRenditions(photoStorage, photo, photo.version, image.renditions);
  const added = image.widths.filter((width) => !photo.widths.includes(width));
  if (photo.avif) await storeAvif(site, photo, added);
  const [updated] = await db
    .update(photos)
    .set({ widths: image.widths, avif: sql`${photos.avif} and ${photo.avif}` })
    .where(and(eq(photos.id, photo.id), eq(photos.version, photo.version)))
    .returning({ avif: photos.avif, ownerId: photos.ownerId, unusedSince: photos.unusedSince });
  if (!updated) {
    // It was cropped or deleted meanwhile: nothing refers to these files.
    await photoStorage.delete(photoFiles.version(photo, photo.version));
    return;
  }
  if (!updated.avif) await jobs.enqueue(avifQueue, { id: photo.id, version: photo.version });
  site.changed(tagsOfPhoto(updated));
  for (const widthPx of photo.widths.filter((width) => !image.widths.includes(width)))
    for (const format of photoFormats)
      await photoStorage.delete(photoFiles.rendition(photo, photo.version, widthPx, format));
}
