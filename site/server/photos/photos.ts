import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { PhotoCard } from "../../shared/photo.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { notFound } from "../problems.ts";
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

/** A member's own photo; null when there is none under this id. @throws 404 when it is somebody else's. */
export async function ownPhoto({ db }: SiteContext, member: Member, id: string): Promise<Photo | null> {
  const [photo] = await db.select().from(photos).where(eq(photos.id, id));
  if (photo && photo.ownerId !== member.id) throw notFound("photo");
  return photo ?? null;
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
