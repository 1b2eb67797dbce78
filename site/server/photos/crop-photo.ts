import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { CropBox } from "../../shared/photos/photo.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { avifQueue } from "./add-avif.ts";
import { photoFiles, storeRenditions } from "./photo-files.ts";
import { ownPhotoCard, tagsOfPhoto } from "./photos.ts";
import { photos } from "./tables.ts";

/** Records the crop of one of the site's own pictures. @returns what shows it */
export type RecordSiteCrop = (
  site: SiteContext,
  by: { member: Member; requestId: string },
  id: string,
) => Promise<CacheTag[]>;

/**
 * Null removes the crop. Of two simultaneous crops the later one counts. Admins crop the site's own pictures too.
 * @throws 404 for another member's photo, 507 when the disk is full
 */
export async function cropPhoto(
  site: SiteContext,
  by: { member: Member; requestId: string },
  id: string,
  crop: CropBox | null,
  recordSiteCrop: RecordSiteCrop,
) {
  const { member } = by;
  const { db, photoStorage, imageProcessor, jobs } = site;
  const [started] = await db
    .update(photos)
    .set({ versionsBegun: sql`${photos.versionsBegun} + 1` })
    .where(and(eq(photos.id, id), mayCrop(member)))
    .returning({ uploadId: photos.uploadId, version: photos.versionsBegun });
  if (!started) throw notFound("photo");
  const key = { id, uploadId: started.uploadId };
  const image = await photoStorage.withFile(photoFiles.original(key), (file) =>
    imageProcessor.makeRenditions(file, crop, { member: member.id }),
  );
  if (!image) throw notFound("photo");
  const { renditions, ...shape } = image;
  try {
    await storeRenditions(photoStorage, key, started.version, renditions);
  } catch (error) {
    await photoStorage.delete(photoFiles.version(key, started.version));
    throw error;
  }
  const replaced = await db.transaction(async (tx) => {
    const [current] = await tx.select({ version: photos.version }).from(photos).where(eq(photos.id, id)).for("update");
    // It was cropped again or deleted meanwhile: this version is never shown.
    if (!current || current.version > started.version) return started.version;
    await tx
      .update(photos)
      .set({ ...shape, crop, version: started.version, avif: false })
      .where(eq(photos.id, id));
    await jobs.enqueue(avifQueue, { id, version: started.version }, { tx });
    return current.version;
  });
  // People crop for privacy too: the old version is no longer served.
  await photoStorage.delete(photoFiles.version(key, replaced));
  const [photo] = await db.select().from(photos).where(eq(photos.id, id));
  if (!photo) throw notFound("photo");
  site.changed(photo.ownerId === null ? await recordSiteCrop(site, by, id) : tagsOfPhoto(photo));
  return ownPhotoCard(photo);
}

/** The photos that a member may crop, and see whole: their own. Admins also the site's own pictures. */
export const mayCrop = ({ id, role }: Member) => {
  const isOwn = eq(photos.ownerId, id);
  return role === "admin" ? or(isOwn, isNull(photos.ownerId)) : isOwn;
};
