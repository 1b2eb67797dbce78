import { and, lt, not, type SQL } from "drizzle-orm";
import { hourMs } from "../../shared/durations.ts";
import { unusedPhotoHours } from "../../shared/lifetimes.ts";
import type { SiteContext } from "../site-context.ts";
import { pruneUploads } from "../storage/receive-upload.ts";
import { pruneOrphanedFiles } from "./prune-orphaned-files.ts";
import { photos } from "./tables.ts";

const unusedMs = unusedPhotoHours * hourMs;

/**
 * Deletes unused photos, uploads that broke off, and files without a row.
 * @param isKept a condition on `photos`, for what may still be posted
 */
export async function prunePhotos(site: SiteContext, isKept: SQL): Promise<void> {
  const { db, photoStorage, clock, photosDir } = site;
  const now = clock();
  // Rows first: a photo that is being claimed at this moment is either claimed or deleted, never half of it.
  const gone = await db
    .delete(photos)
    .where(and(lt(photos.unusedSince, new Date(now.getTime() - unusedMs)), not(isKept)))
    .returning({ id: photos.id });
  for (const { id } of gone) await photoStorage.delete(id);
  await pruneUploads(photosDir, now);
  await pruneOrphanedFiles(site);
}
