import type { Transaction } from "@hemline/database";
import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { MessageDraft } from "../../../shared/discussions/message.ts";
import { members } from "../../accounts/tables.ts";
import { unusablePhotos } from "../../looks/look-content.ts";
import { claimPhotos, releasePhotos } from "../../photos/photos.ts";
import { messagePhotos, messages } from "../tables.ts";
import { photosOfMessage } from "./renew-message-photos.ts";

type Photos = MessageDraft["photos"];

/**
 * Before a message shows photos: until it is written, its author's account stays private or public, which decides who
 * sees them. Taken before the discussion is locked.
 */
export async function lockPrivacy(tx: Transaction, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("share");
}

/**
 * Lets a message show these photos of its author, in place of those that it showed. The caller has locked its discussion.
 * @throws 422 for photos that are in use elsewhere
 */
export async function setMessagePhotos(
  tx: Transaction,
  { id, authorId }: { id: string; authorId: string },
  wanted: Photos,
  now: Date,
): Promise<{ haveChanged: boolean }> {
  const before = await photosShownBy(tx, id);
  if (JSON.stringify(before) === JSON.stringify(wanted)) return { haveChanged: false };
  const isIn = (photos: Photos, photoId: string) => photos.some((photo) => photo.id === photoId);
  const added = wanted.map((photo) => photo.id).filter((photoId) => !isIn(before, photoId));
  // Closed until it is known who reads the message.
  const missing = await claimPhotos(tx, { id: authorId }, added, false);
  if (missing.length) throw unusablePhotos(missing.length);
  await tx.delete(messagePhotos).where(eq(messagePhotos.messageId, id));
  if (wanted.length) await tx.insert(messagePhotos).values(rowsOf(id, wanted));
  const removed = before.map((photo) => photo.id).filter((photoId) => !isIn(wanted, photoId));
  await releasePhotos(tx, removed, now);
  await tx.execute(photosOfMessage(id));
  return { haveChanged: true };
}

/** In their order. */
export const photosShownBy = (tx: Transaction, messageId: string): Promise<Photos> =>
  tx
    .select({ id: messagePhotos.photoId, alt: messagePhotos.alt })
    .from(messagePhotos)
    .where(eq(messagePhotos.messageId, messageId))
    .orderBy(asc(messagePhotos.position));

const rowsOf = (messageId: string, photos: Photos) =>
  photos.map(({ id, alt }, position) => ({ messageId, position, photoId: id, alt }));

/** Takes the photos out of deleted messages. */
export async function releaseMessagePhotos(tx: Transaction, which: SQL | undefined, now: Date): Promise<void> {
  const released = await tx
    .delete(messagePhotos)
    .where(inArray(messagePhotos.messageId, tx.select({ id: messages.id }).from(messages).where(which)))
    .returning({ id: messagePhotos.photoId });
  await releasePhotos(
    tx,
    released.map(({ id }) => id),
    now,
  );
}
