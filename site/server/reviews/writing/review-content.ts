import type { Transaction } from "@hemline/database";
import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import type { ReviewDraft, ReviewEdit } from "../../../shared/reviews/review-draft.ts";
import { unusablePhotos } from "../../looks/look-content.ts";
import { claimPhotos, releasePhotos } from "../../photos/photos.ts";
import { reviewPhotos } from "../tables.ts";

/** What passed the schema of its name. */
export type ReviewContent = z.output<typeof ReviewDraft>;
export type EditedReviewContent = z.output<typeof ReviewEdit>;

type Photos = EditedReviewContent["photos"];

/** Lets a review show these photos of its author, in place of those that it showed. @throws 422 for photos in use elsewhere */
export async function replacePhotos(
  tx: Transaction,
  { id, authorId }: { id: string; authorId: string },
  wanted: Photos,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<{ haveChanged: boolean }> {
  const before = await photosOf(tx, id);
  const added = wanted.filter((photo) => !before.some((one) => one.id === photo.id)).map((photo) => photo.id);
  const missing = await claimPhotos(tx, { id: authorId }, added, isOpen);
  if (missing.length) throw unusablePhotos(missing.length);
  if (before.length) await tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, id));
  if (wanted.length) await tx.insert(reviewPhotos).values(rowsOf(id, wanted));
  const removed = before.filter((one) => !wanted.some((photo) => photo.id === one.id)).map((photo) => photo.id);
  await releasePhotos(tx, removed, now);
  return { haveChanged: JSON.stringify(before) !== JSON.stringify(wanted) };
}

const photosOf = (tx: Transaction, reviewId: string): Promise<Photos> =>
  tx
    .select({ id: reviewPhotos.photoId, alt: reviewPhotos.alt })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .orderBy(asc(reviewPhotos.position));

const rowsOf = (reviewId: string, photos: Photos) =>
  photos.map(({ id, alt }, position) => ({ reviewId, position, photoId: id, alt }));
