import { and, eq } from "drizzle-orm";
import type { SiteContext } from "../parts.ts";
import { SiteProblem } from "../problems.ts";
import { keepRenditions, photoFiles } from "./photo-files.ts";
import { photos } from "./tables.ts";
import type { Rendition } from "./worker/words.ts";

export const avifQueue = "site.photo-avif";

/** Adds the AVIF files to a photo that is shown already. A version that was replaced meanwhile is left alone. */
export async function addAvif(site: SiteContext, { id, version }: { id: string; version: number }): Promise<void> {
  const { db, shelf, darkroom, log } = site;
  const isThisVersion = and(eq(photos.id, id), eq(photos.version, version));
  const [photo] = await db.select().from(photos).where(isThisVersion);
  if (!photo || photo.avif) return;
  try {
    for (const widthPx of photo.widths) {
      const bytes = await shelf.withFile(photoFiles.original(photo), (file) =>
        darkroom.avif(file, photo.crop, widthPx),
      );
      if (!bytes) return;
      const rendition: Rendition = { widthPx, format: "avif", bytes };
      await keepRenditions(shelf, photo, version, [rendition]);
    }
  } catch (error) {
    // Refused is refused: trying again would not make it a lighter picture. WebP and JPEG are there.
    if (!(error instanceof SiteProblem) || error.status >= 500) throw error;
    log.warn({ err: error, photo: id }, "a photo goes without AVIF");
    return;
  }
  const done = await db.update(photos).set({ avif: true }).where(isThisVersion).returning({ id: photos.id });
  if (done.length === 0) await shelf.delete(photoFiles.version(photo, version));
}
