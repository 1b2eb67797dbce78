import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { editedLookPlace } from "../../../shared/drafts/draft-place.ts";
import { eraseTitlesAbove, isAboutCommentOn } from "../../cases/erase-titles-above.ts";
import { deleteDraft } from "../../drafts/delete-draft.ts";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import { releasePhotos } from "../../photos/photos.ts";
import { lookPhotos, looks } from "../tables.ts";

/**
 * Deletes a look's row and what hangs on it, also the draft of changes to it, and releases its photos. Its place and its
 * counts have been given up before.
 */
export async function eraseLook(
  tx: Transaction,
  { id, authorId }: { id: string; authorId: string },
  now: Date,
): Promise<void> {
  await deleteDraft(tx, authorId, editedLookPlace(id));
  const released = await tx.delete(lookPhotos).where(eq(lookPhotos.lookId, id)).returning({ id: lookPhotos.photoId });
  await eraseTitlesAbove(tx, isAboutCommentOn(tx.select({ slug: looks.slug }).from(looks).where(eq(looks.id, id))));
  await tx.delete(looks).where(eq(looks.id, id));
  await withdrawAbout(tx, id);
  await releasePhotos(
    tx,
    released.map(({ id }) => id),
    now,
  );
}
