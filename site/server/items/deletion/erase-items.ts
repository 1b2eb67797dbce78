import type { Transaction } from "@hemline/database";
import { inArray } from "drizzle-orm";
import { releasePhotos } from "../../photos/photos.ts";
import { items } from "../tables.ts";

/** Deletes rows with their colours and wears, and releases their photos. Tags on looks keep their names. */
export async function eraseItems(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const erased = await tx
    .delete(items)
    .where(inArray(items.id, [...ids]))
    .returning({ photoId: items.photoId });
  await releasePhotos(
    tx,
    erased.flatMap(({ photoId }) => photoId ?? []),
    now,
  );
}
