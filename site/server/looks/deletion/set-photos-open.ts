import type { Transaction } from "@hemline/database";
import { eq, inArray } from "drizzle-orm";
import { photos } from "../../photos/tables.ts";
import { lookPhotos } from "../tables.ts";

/** Opens a look's photos to everybody, or closes them. */
export async function setPhotosOpen(tx: Transaction, lookId: string, isOpen: boolean): Promise<void> {
  const shown = tx.select({ id: lookPhotos.photoId }).from(lookPhotos).where(eq(lookPhotos.lookId, lookId));
  await tx.update(photos).set({ isOpen }).where(inArray(photos.id, shown));
}
