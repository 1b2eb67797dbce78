import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { releasePhotos } from "../../photos/photos.ts";
import { reviewPhotos, reviews } from "../tables.ts";

/** Deletes the row of a deleted review and what hangs on it, and releases its photos. It is in no rating any more. */
export async function eraseReview(tx: Transaction, reviewId: string, now: Date): Promise<void> {
  const released = await tx
    .delete(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .returning({ id: reviewPhotos.photoId });
  await tx.delete(reviews).where(eq(reviews.id, reviewId));
  await releasePhotos(
    tx,
    released.map(({ id }) => id),
    now,
  );
}
