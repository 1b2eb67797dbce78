import { and, asc, eq, gt, sql } from "drizzle-orm";
import { renditionWidths } from "../../shared/photo-limits.ts";
import type { SiteContext } from "../parts.ts";
import { SiteProblem } from "../problems.ts";
import { avifQueue, keepAvif } from "./avif.ts";
import { keepRenditions, photoFiles, photoFormats } from "./photo-files.ts";
import type { Photo } from "./photos.ts";
import { photos } from "./tables.ts";

export const completeQueue = "site.photo-widths";

/** So many at a time: then others may have the queue's worker, and a restart repeats little. */
const photosAtOnce = 20;

/** The widths that a photo is to have, as `widthsOf` counts them. */
const widest = sql`least(${photos.width}, ${renditionWidths[renditionWidths.length - 1]})`;
const usual = sql.join(
  renditionWidths.map((width) => sql`${width}::int`),
  sql`, `,
);
const widthsWanted = sql`array(select w from unnest(array[${usual}]) as usual(w) where w < ${widest} order by w) || ${widest}`;

/**
 * Gives photos from before the widths were changed the files that they lack, in the order of their ids: `after` is where an
 * earlier part of the work ended.
 */
export async function completeRenditions(site: SiteContext, { after }: { after?: string }): Promise<void> {
  const { db, jobs, log } = site;
  const found = await db
    .select()
    .from(photos)
    .where(and(sql`${photos.widths} <> ${widthsWanted}`, after ? gt(photos.id, after) : undefined))
    .orderBy(asc(photos.id))
    .limit(photosAtOnce);
  for (const photo of found) {
    try {
      await complete(site, photo);
    } catch (error) {
      if (!(error instanceof SiteProblem) || error.status >= 500) throw error;
      log.warn({ err: error, photo: photo.id }, "a photo keeps its former widths");
    }
  }
  const last = found[photosAtOnce - 1];
  if (last) await jobs.enqueue(completeQueue, { after: last.id });
}

async function complete(site: SiteContext, photo: Photo): Promise<void> {
  const { db, shelf, darkroom, jobs } = site;
  const print = await shelf.withFile(photoFiles.original(photo), (file) => darkroom.develop(file, photo.crop, "later"));
  if (!print) return;
  await keepRenditions(shelf, photo, photo.version, print.renditions);
  const added = print.widths.filter((width) => !photo.widths.includes(width));
  if (photo.avif) await keepAvif(site, photo, added);
  const done = await db
    .update(photos)
    .set({ widths: print.widths, avif: sql`${photos.avif} and ${photo.avif}` })
    .where(and(eq(photos.id, photo.id), eq(photos.version, photo.version)))
    .returning({ avif: photos.avif });
  if (!done[0]) {
    // It was cut anew or removed meanwhile: what was made here is nobody's.
    await shelf.delete(photoFiles.version(photo, photo.version));
    return;
  }
  if (!done[0].avif) await jobs.enqueue(avifQueue, { id: photo.id, version: photo.version });
  site.purge(["home", "looks", "members"]);
  for (const widthPx of photo.widths.filter((width) => !print.widths.includes(width)))
    for (const format of photoFormats) await shelf.delete(photoFiles.rendition(photo, photo.version, widthPx, format));
}
