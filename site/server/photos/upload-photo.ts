import { rm } from "node:fs/promises";
import { and, eq } from "drizzle-orm";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import type { Rendition } from "../images/worker/messages.ts";
import { notFound, photoIdInUse } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { type ReceivedUpload, receiveUpload } from "../storage/receive-upload.ts";
import { avifQueue } from "./add-avif.ts";
import { type PhotoKey, photoFiles, storeRenditions } from "./photo-files.ts";
import { requirePhotoQuota } from "./photo-quota.ts";
import { ownPhoto, ownPhotoCard } from "./photos.ts";
import { photos } from "./tables.ts";

/**
 * Stores an upload under the id that the browser chose. Idempotent for the same bytes.
 * @throws 404 for another member's id, 409 for other bytes under a used id or when the member's room is used up, 413, 415, 422 for a file that is no photo,
 *   503 when too many are waiting, 507 when the disk is full.
 */
export async function uploadPhoto(
  site: SiteContext,
  member: Member,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<PhotoCard> {
  const upload = await receiveUpload(site, body);
  try {
    const known = await ownPhoto(site, member, id);
    if (!known) return await createPhoto(site, member, id, upload);
    if (known.sha256 !== upload.sha256) throw photoIdInUse();
    return ownPhotoCard(known);
  } finally {
    await rm(upload.file, { force: true });
  }
}

async function createPhoto(site: SiteContext, member: Member, id: string, { file, sha256, sizeBytes }: ReceivedUpload) {
  await requirePhotoQuota(site.db, member.id, sizeBytes);
  const { renditions, ...image } = await site.imageProcessor.makeRenditions(file, null, { member: member.id });
  const key = { id, uploadId: newUuid(site.clock) };
  await storeAll(site, key, file, renditions);
  const now = site.clock();
  const row = { ...key, ...image, sha256, sizeBytes, ownerId: member.id, unusedSince: now, createdAt: now };
  const isNew = await insertPhoto(site, row);
  // Two simultaneous uploads: the first row counts, the files of the other are removed.
  if (!isNew) await site.photoStorage.delete(photoFiles.all(key));
  const photo = await ownPhoto(site, member, id);
  if (!photo) throw notFound("photo");
  if (photo.sha256 !== sha256) throw photoIdInUse();
  return ownPhotoCard(photo);
}

type NewPhoto = typeof photos.$inferInsert & { ownerId: string; sizeBytes: number };

/** @returns whether there was none of this id. When it throws, the files go as well. */
async function insertPhoto(site: SiteContext, row: NewPhoto): Promise<boolean> {
  try {
    return await site.db.transaction(async (tx) => {
      // Locked, or simultaneous uploads would each be counted without the others.
      await tx.select({ id: members.id }).from(members).where(eq(members.id, row.ownerId)).for("no key update");
      await requirePhotoQuota(tx, row.ownerId, row.sizeBytes);
      const inserted = await tx.insert(photos).values(row).onConflictDoNothing().returning({ id: photos.id });
      if (inserted.length) await site.jobs.enqueue(avifQueue, { id: row.id, version: 1 }, { tx });
      return inserted.length > 0;
    });
  } catch (error) {
    // A commit may have been made though its answer was lost. Where we can’t find out, the nightly sweep does.
    const isKept = await hasRow(site, row).catch(() => true);
    if (!isKept) await site.photoStorage.delete(photoFiles.all(row));
    throw error;
  }
}

const hasRow = async ({ db }: SiteContext, { id, uploadId }: PhotoKey): Promise<boolean> =>
  (await db.$count(photos, and(eq(photos.id, id), eq(photos.uploadId, uploadId)))) > 0;

/** All files or none. */
async function storeAll(
  { photoStorage }: SiteContext,
  key: PhotoKey,
  file: string,
  renditions: Rendition[],
): Promise<void> {
  try {
    await storeRenditions(photoStorage, key, 1, renditions);
    await photoStorage.put(photoFiles.original(key), { file });
  } catch (error) {
    await photoStorage.delete(photoFiles.all(key));
    throw error;
  }
}
