import { and, eq } from "drizzle-orm";
import type { SiteContext } from "../parts.ts";
import { SiteProblem } from "../problems.ts";
import { keepRenditions, photoFiles } from "./photo-files.ts";
import type { Photo } from "./photos.ts";
import { photos } from "./tables.ts";
import type { Rendition } from "./worker/words.ts";

export const avifQueue = "site.photo-avif";

/** Adds the AVIF files to a photo that is shown already. A version that was replaced meanwhile is left alone. */
export async function addAvif(site: SiteContext, { id, version }: { id: string; version: number }): Promise<void> {
  const { db, shelf, jobs, log } = site;
  const isThisVersion = and(eq(photos.id, id), eq(photos.version, version));
  const [photo] = await db.select().from(photos).where(isThisVersion);
  if (!photo || photo.avif) return;
  try {
    if (!(await keepAvif(site, photo, photo.widths))) return;
  } catch (error) {
    // Refused is refused: trying again would not make it a lighter picture. WebP and JPEG are there.
    if (!(error instanceof SiteProblem) || error.status >= 500) throw error;
    log.warn({ err: error, photo: id }, "a photo goes without AVIF");
    return;
  }
  const done = await db
    .update(photos)
    .set({ avif: true })
    .where(and(isThisVersion, eq(photos.widths, photo.widths)))
    .returning({ id: photos.id });
  if (done.length > 0) return;
  const isStill = (await db.select({ id: photos.id }).from(photos).where(isThisVersion)).length > 0;
  if (isStill) await jobs.enqueue(avifQueue, { id, version });
  else await shelf.delete(photoFiles.version(photo, version));
}

/** Makes a photo's AVIF files of these widths. @returns false when its original is gone */
export async function keepAvif(
  { shelf, darkroom }: SiteContext,
  photo: Pick<Photo, "id" | "take" | "version" | "crop">,
  widths: readonly number[],
): Promise<boolean> {
  const made = await shelf.withFile(photoFiles.original(photo), async (file) => {
    // While one file makes its way to the disk, the next is made: a busy disk takes longer than a busy processor.
    const kept: Promise<void>[] = [];
    try {
      for (const widthPx of widths) {
        const rendition: Rendition = { widthPx, format: "avif", bytes: await darkroom.avif(file, photo.crop, widthPx) };
        const keeping = keepRenditions(shelf, photo, photo.version, [rendition]);
        keeping.catch(() => undefined);
        kept.push(keeping);
      }
    } finally {
      await Promise.allSettled(kept);
    }
    await Promise.all(kept);
    return true;
  });
  return made ?? false;
}
