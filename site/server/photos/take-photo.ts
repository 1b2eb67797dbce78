import { rm } from "node:fs/promises";
import type { PhotoCard } from "../../shared/photo.ts";
import { newId } from "../db/ids.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { conflict, notFound } from "../problems.ts";
import { avifQueue } from "./avif.ts";
import { type Arrival, receive } from "./incoming.ts";
import { keepRenditions, photoFiles } from "./photo-files.ts";
import { ownPhoto, photoCard } from "./photos.ts";
import { photos } from "./tables.ts";

const anotherPicture = () => conflict("Another picture was sent under this id before. Send it under a new one.");

/**
 * Takes an upload under the id that its sender chose. The same bytes again are the same photo.
 * @throws 404 for somebody else's id, 409 for other bytes under a used id, 413, 415, 422 for what is no picture,
 *   503 when too many are waiting, 507 when the disk is full.
 */
export async function takePhoto(
  site: SiteContext,
  member: Member,
  id: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<PhotoCard> {
  const arrival = await receive(site, body);
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
  const { renditions, ...print } = await site.darkroom.develop(file, null, { member: member.id });
  const key = { id, take: newId(site.clock) };
  try {
    await keepRenditions(site.shelf, key, 1, renditions);
    await site.shelf.put(photoFiles.original(key), { file });
  } catch (error) {
    await site.shelf.delete(photoFiles.of(key));
    throw error;
  }
  const now = site.clock();
  const isNew = await site.db.transaction(async (tx) => {
    const row = { ...key, ...print, sha256, ownerId: member.id, unusedSince: now, createdAt: now };
    const made = await tx.insert(photos).values(row).onConflictDoNothing().returning({ id: photos.id });
    if (made.length) await site.jobs.enqueue(avifQueue, { id, version: 1 }, { tx });
    return made.length > 0;
  });
  // Sent twice at the same moment: the first row stands, the other attempt leaves nothing behind.
  if (!isNew) await site.shelf.delete(photoFiles.of(key));
  const photo = await ownPhoto(site, member, id);
  if (!photo) throw notFound("photo");
  if (photo.sha256 !== sha256) throw anotherPicture();
  return photoCard(photo);
}
