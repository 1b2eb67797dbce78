import { rm } from "node:fs/promises";
import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { CropBox, PhotoCard } from "../../shared/photo.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { conflict, notFound } from "../problems.ts";
import { avifQueue } from "./avif.ts";
import { type Arrival, receive } from "./incoming.ts";
import { keepRenditions, photoFiles } from "./photo-files.ts";
import { photos } from "./tables.ts";

export type Photo = typeof photos.$inferSelect;

/** What a page may know of a photo. The alt text belongs to where it is shown. */
export const photoCard = (
  photo: Pick<Photo, "id" | "version" | "width" | "height" | "widths" | "avif" | "colour" | "crop">,
  alt = "",
): PhotoCard => ({
  id: photo.id,
  version: photo.version,
  width: photo.width,
  height: photo.height,
  widths: photo.widths,
  avif: photo.avif,
  colour: photo.colour,
  alt,
  crop: photo.crop,
});

/** The photo as pages show it; null when it is gone. */
export async function photoCardOf({ db }: SiteContext, id: string): Promise<PhotoCard | null> {
  const [photo] = await db.select().from(photos).where(eq(photos.id, id));
  return photo ? photoCard(photo) : null;
}

const anotherPicture = () => conflict("Another picture was sent under this id before. Send it under a new one.");

/**
 * Takes an upload under the id that its sender chose. The same bytes again are the same photo.
 * @throws 404 for somebody else's id, 409 for other bytes under a used id, 413, 415, 422 for what is no picture,
 *   503 when too many are waiting.
 */
export async function takePhoto(
  site: SiteContext,
  member: Member,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<PhotoCard> {
  const arrival = await receive(site.photosDir, body);
  try {
    const known = await ownPhoto(site, member, id);
    if (!known) return await developFirst(site, member, id, arrival);
    if (known.sha256 !== arrival.sha256) throw anotherPicture();
    return photoCard(known);
  } finally {
    await rm(arrival.file, { force: true });
  }
}

async function developFirst(site: SiteContext, member: Member, id: string, { file, sha256 }: Arrival) {
  const { renditions, ...print } = await site.darkroom.develop(file, null);
  const key = { id, sha256 };
  await keepRenditions(site.shelf, key, 1, renditions);
  await site.shelf.put(photoFiles.original(key), { file });
  const now = site.clock();
  const isNew = await site.db.transaction(async (tx) => {
    const row = { ...key, ...print, ownerId: member.id, unusedSince: now, createdAt: now };
    const made = await tx.insert(photos).values(row).onConflictDoNothing().returning({ id: photos.id });
    if (made.length) await site.jobs.enqueue(avifQueue, { id, version: 1 }, { tx });
    return made.length > 0;
  });
  // Sent twice at the same moment: the first row stands, and other bytes leave nothing behind.
  const photo = await ownPhoto(site, member, id).catch(() => null);
  if (!isNew && photo?.sha256 !== sha256) await site.shelf.delete(photoFiles.of(key));
  if (!photo) throw notFound("photo");
  if (photo.sha256 !== sha256) throw anotherPicture();
  return photoCard(photo);
}

/** @throws 404 when the photo is somebody else's; null when there is none. */
async function ownPhoto({ db }: SiteContext, member: Member, id: string): Promise<Photo | null> {
  const [photo] = await db.select().from(photos).where(eq(photos.id, id));
  if (photo && photo.ownerId !== member.id) throw notFound("photo");
  return photo ?? null;
}

/**
 * Cuts a photo anew from its original; null takes the cut back. Of two cuts at the same time the later one stays.
 * @throws 404 for somebody else's photo.
 */
export async function cropPhoto(site: SiteContext, member: Member, id: string, crop: CropBox | null) {
  const { db, shelf, darkroom, jobs } = site;
  const [begun] = await db
    .update(photos)
    .set({ versionsBegun: sql`${photos.versionsBegun} + 1` })
    .where(and(eq(photos.id, id), eq(photos.ownerId, member.id)))
    .returning({ sha256: photos.sha256, version: photos.versionsBegun });
  if (!begun) throw notFound("photo");
  const key = { id, sha256: begun.sha256 };
  const print = await shelf.withFile(photoFiles.original(key), (file) => darkroom.develop(file, crop));
  if (!print) throw notFound("photo");
  const { renditions, ...shape } = print;
  await keepRenditions(shelf, key, begun.version, renditions);
  const replaced = await db.transaction(async (tx) => {
    const [now] = await tx.select({ version: photos.version }).from(photos).where(eq(photos.id, id)).for("update");
    // Somebody cut it again in the meantime, or it is gone: this cut is never shown.
    if (!now || now.version > begun.version) return begun.version;
    await tx
      .update(photos)
      .set({ ...shape, crop, version: begun.version, avif: false })
      .where(eq(photos.id, id));
    await jobs.enqueue(avifQueue, { id, version: begun.version }, { tx });
    return now.version;
  });
  // What was cut away may have been cut away for a reason: it does not stay within reach.
  await shelf.delete(photoFiles.version(key, replaced));
  site.purge(["home", "looks", "members"]);
  const photo = await ownPhoto(site, member, id);
  if (!photo) throw notFound("photo");
  return photoCard(photo);
}

/**
 * Hands a member's own unused photos over to what shows them from now on.
 * @returns the ids that could not be had: unknown, somebody else's, or in use elsewhere.
 */
export async function claimPhotos(tx: Transaction, member: Pick<Member, "id">, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const claimed = await tx
    .update(photos)
    .set({ unusedSince: null })
    .where(and(inArray(photos.id, ids), eq(photos.ownerId, member.id), isNotNull(photos.unusedSince)))
    .returning({ id: photos.id });
  return ids.filter((id) => !claimed.some((photo) => photo.id === id));
}

/** Takes photos out of sight: nobody shows them any more. */
export async function releasePhotos(tx: Transaction, ids: string[], now: Date): Promise<void> {
  if (ids.length) await tx.update(photos).set({ unusedSince: now }).where(inArray(photos.id, ids));
}
