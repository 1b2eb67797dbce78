import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import { releasePhotos } from "../../photos/photos.ts";
import { lookPhotos, looks } from "../tables.ts";

/** Deletes a look's row and what hangs on it, and releases its photos. Its place and its counts have been given up before. */
export async function eraseLook(tx: Transaction, lookId: string, now: Date): Promise<void> {
  const released = await tx
    .delete(lookPhotos)
    .where(eq(lookPhotos.lookId, lookId))
    .returning({ id: lookPhotos.photoId });
  await tx.delete(looks).where(eq(looks.id, lookId));
  await withdrawAbout(tx, lookId);
  await releasePhotos(
    tx,
    released.map(({ id }) => id),
    now,
  );
}
