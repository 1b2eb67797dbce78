import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PhotoCard, PhotoFiles } from "../../shared/photos/photo.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { photos } from "./tables.ts";

export type Photo = typeof photos.$inferSelect;

type FileColumn = keyof PhotoFiles;
type CardColumn = FileColumn | "crop";

/** What a card shows of a photo, out of the table or an alias of it. */
export const photoColumns = <From extends Record<CardColumn, PgColumn>>(from: From): Pick<From, CardColumn> => ({
  ...photoFileColumns(from),
  crop: from.crop,
});

export const photoFileColumns = <From extends Record<FileColumn, PgColumn>>(from: From): Pick<From, FileColumn> => ({
  id: from.id,
  version: from.version,
  width: from.width,
  height: from.height,
  widths: from.widths,
  avif: from.avif,
  colour: from.colour,
});

export const photoCard = (photo: Pick<Photo, CardColumn>, alt = ""): PhotoCard => ({
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

/** What shows a photo: looks and avatars are noted with the owners of their photos. */
export const tagsOfPhoto = ({ ownerId, unusedSince }: Pick<Photo, "ownerId" | "unusedSince">): CacheTag[] =>
  unusedSince === null ? [`member:${ownerId}`] : [];

/** The card for its owner, who may want its colours for a look. */
export const ownPhotoCard = (photo: Photo): PhotoCard => ({ ...photoCard(photo), colours: photo.colours ?? [] });

export async function photoCardOf({ db }: SiteContext, id: string): Promise<PhotoCard | null> {
  const [photo] = await db.select().from(photos).where(eq(photos.id, id));
  return photo ? photoCard(photo) : null;
}

/** The member's photo `id`; null when there is none. @throws 404 when it is another member's */
export async function ownPhoto({ db }: SiteContext, member: Member, id: string): Promise<Photo | null> {
  const [photo] = await db.select().from(photos).where(eq(photos.id, id));
  if (photo && photo.ownerId !== member.id) throw notFound("photo");
  return photo ?? null;
}

/**
 * Marks a member's unused photos as shown, by a look or a profile.
 * @param isOpen whether everybody may see them
 * @returns the ids that could not be claimed: unknown, another member's, or in use already
 */
export async function claimPhotos(
  tx: Transaction,
  member: Pick<Member, "id">,
  ids: string[],
  isOpen: boolean,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const claimed = await tx
    .update(photos)
    .set({ unusedSince: null, isOpen })
    .where(and(inArray(photos.id, ids), eq(photos.ownerId, member.id), isNotNull(photos.unusedSince)))
    .returning({ id: photos.id });
  return ids.filter((id) => !claimed.some((photo) => photo.id === id));
}

/** They are hidden at once and deleted a day later. */
export async function releasePhotos(tx: Transaction, ids: string[], now: Date): Promise<void> {
  if (ids.length) await tx.update(photos).set({ unusedSince: now }).where(inArray(photos.id, ids));
}
