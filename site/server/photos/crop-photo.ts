import { and, eq, sql } from "drizzle-orm";
import type { CropBox } from "../../shared/photo.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { notFound } from "../problems.ts";
import { avifQueue } from "./avif.ts";
import { keepRenditions, photoFiles } from "./photo-files.ts";
import { ownPhoto, photoCard } from "./photos.ts";
import { photos } from "./tables.ts";

/**
 * Cuts a photo anew from its original; null takes the cut back. Of two cuts at the same time the later one stays.
 * @throws 404 for somebody else's photo, 507 when the disk is full.
 */
export async function cropPhoto(site: SiteContext, member: Member, id: string, crop: CropBox | null) {
  const { db, shelf, darkroom, jobs } = site;
  const [begun] = await db
    .update(photos)
    .set({ versionsBegun: sql`${photos.versionsBegun} + 1` })
    .where(and(eq(photos.id, id), eq(photos.ownerId, member.id)))
    .returning({ take: photos.take, version: photos.versionsBegun });
  if (!begun) throw notFound("photo");
  const key = { id, take: begun.take };
  const print = await shelf.withFile(photoFiles.original(key), (file) =>
    darkroom.develop(file, crop, { member: member.id }),
  );
  if (!print) throw notFound("photo");
  const { renditions, ...shape } = print;
  try {
    await keepRenditions(shelf, key, begun.version, renditions);
  } catch (error) {
    await shelf.delete(photoFiles.version(key, begun.version));
    throw error;
  }
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
