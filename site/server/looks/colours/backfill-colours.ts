import type { Transaction } from "@hemline/database";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Colour } from "../../../shared/colours.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { photoFiles } from "../../photos/photo-files.ts";
import type { Photo } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { SiteProblem } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookColours, lookPhotos, looks } from "../tables.ts";
import { coloursOfPhotos, setLookColours } from "./set-look-colours.ts";

export const coloursQueue = "site.photo-colours";

/** Per job: the queue's worker is free for others in between, and a restart repeats little. */
const batchSize = 20;

/**
 * Finds the colours of photos from before Hemline looked for them, and gives them to their looks. Each photo is done in
 * a transaction of its own, so that an interrupted job goes on where it was.
 */
export async function backfillColours(site: SiteContext, { after }: { after?: string }): Promise<void> {
  const found = await site.db
    .select()
    .from(photos)
    .where(and(isNull(photos.colours), after ? gt(photos.id, after) : undefined))
    .orderBy(asc(photos.id))
    .limit(batchSize);
  for (const photo of found) await complete(site, photo, await coloursIn(site, photo));
  const last = found[batchSize - 1];
  if (last) await site.jobs.enqueue(coloursQueue, { after: last.id });
}

/** None where the file is gone or refused: another attempt would not find more. */
async function coloursIn({ photoStorage, imageProcessor, log }: SiteContext, photo: Photo): Promise<Colour[]> {
  try {
    const find = (file: string) => imageProcessor.findColours(file, photo.crop);
    return (await photoStorage.withFile(photoFiles.original(photo), find)) ?? [];
  } catch (error) {
    if (!(error instanceof SiteProblem) || error.status >= 500) throw error;
    log.warn({ err: error, photo: photo.id }, "a photo stays without colours");
    return [];
  }
}

async function complete(site: SiteContext, { id, version }: Photo, colours: Colour[]): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const look = await lockLookOf(tx, id);
    const updated = await tx
      .update(photos)
      .set({ colours })
      // A crop has found its own meanwhile.
      .where(and(eq(photos.id, id), eq(photos.version, version), isNull(photos.colours)))
      .returning({ id: photos.id });
    return look && updated.length ? completeLook(tx, look) : [];
  });
  site.changed(changed);
}

type Look = Pick<typeof looks.$inferSelect, "id" | "postedAt">;

/** Locked, so that of a look's last two photos one knows that it is the last. */
async function lockLookOf(tx: Transaction, photoId: string): Promise<Look | undefined> {
  const shownBy = tx.select({ id: lookPhotos.lookId }).from(lookPhotos).where(eq(lookPhotos.photoId, photoId));
  const [look] = await tx
    .select({ id: looks.id, postedAt: looks.postedAt })
    .from(looks)
    .where(inArray(looks.id, shownBy))
    .for("no key update");
  return look;
}

/** Gives a look the colours of its photos once all of them are known, unless its member has chosen some. */
async function completeLook(tx: Transaction, look: Look): Promise<CacheTag[]> {
  const ofLook = await tx
    .select({ id: photos.id, colours: photos.colours })
    .from(lookPhotos)
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .where(eq(lookPhotos.lookId, look.id))
    .orderBy(asc(lookPhotos.position));
  if (ofLook.some(({ colours }) => colours === null)) return [];
  if ((await tx.$count(lookColours, eq(lookColours.lookId, look.id))) > 0) return [];
  const ids = ofLook.map(({ id }) => id);
  const { haveChanged } = await setLookColours(tx, look, await coloursOfPhotos(tx, ids));
  return haveChanged ? [`look:${look.id}`, "looks"] : [];
}
