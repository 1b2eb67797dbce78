import { lt } from "drizzle-orm";
import type { SiteContext } from "../parts.ts";
import { sweepIncoming } from "./incoming.ts";
import { photos } from "./tables.ts";

const keptUnusedMs = 24 * 60 * 60_000;

/** Removes photos that nothing has shown for a day, and what interrupted uploads left on the disk. */
export async function sweepPhotos({ db, shelf, clock, photosDir }: SiteContext): Promise<void> {
  const now = clock();
  // The rows go first: a photo that is being claimed at this moment is either claimed or gone, never half of it.
  const gone = await db
    .delete(photos)
    .where(lt(photos.unusedSince, new Date(now.getTime() - keptUnusedMs)))
    .returning({ id: photos.id });
  for (const { id } of gone) await shelf.delete(id);
  await sweepIncoming(photosDir, now);
}
