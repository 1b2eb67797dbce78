import { inArray } from "drizzle-orm";
import { dayMs } from "../../shared/durations.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { type PhotoKey, photoFiles } from "./photo-files.ts";
import { photos } from "./tables.ts";

/** So long a dump that is newer than the one that was restored can still bring their rows back. */
const orphanedDays = 30;

/** Of photos whose rows are read together. */
const batchSize = 200;

type Stored = Pick<SiteContext, "db" | "photoStorage">;

/**
 * Deletes files that no row knows: of an upload that was killed before its commit, of a photo whose deletion was, and the
 * version that a killed crop was to replace or to make. An upload or a crop that is still running wrote its files just now.
 */
export async function pruneOrphanedFiles({ clock, ...stored }: Stored & Pick<SiteContext, "clock">): Promise<void> {
  const before = new Date(clock().getTime() - orphanedDays * dayMs);
  let ids: string[] = [];
  for await (const { key } of stored.photoStorage.list()) {
    if (!isUuid(key)) continue;
    ids.push(key);
    if (ids.length < batchSize) continue;
    await pruneFilesOf(stored, ids, before);
    ids = [];
  }
  await pruneFilesOf(stored, ids, before);
}

async function pruneFilesOf({ db, photoStorage }: Stored, ids: readonly string[], before: Date): Promise<void> {
  const { id, uploadId, version, versionsBegun } = photos;
  const rows = await db
    .select({ id, uploadId, version, versionsBegun })
    .from(photos)
    .where(inArray(id, [...ids]));
  const known = new Map(rows.map((row) => [photoFiles.all(row), row]));
  for (const folder of ids)
    for await (const { key, changedAt } of photoStorage.list(folder)) {
      const photo = known.get(key);
      if (!photo && changedAt < before) await photoStorage.delete(key);
      if (photo && photo.versionsBegun > 1) await pruneVersions({ photoStorage }, photo, before);
    }
}

async function pruneVersions(
  { photoStorage }: Pick<Stored, "photoStorage">,
  photo: PhotoKey & { version: number },
  before: Date,
): Promise<void> {
  const known = [photoFiles.original(photo), photoFiles.version(photo, photo.version)];
  for await (const { key, changedAt } of photoStorage.list(photoFiles.all(photo)))
    if (!known.includes(key) && changedAt < before) await photoStorage.delete(key);
}
