import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, lt } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { photosOf } from "../../../shared/notebook/entry-document.ts";
import { entries, entryBodies, entryPhotos, entryPreviews } from "../../notebook/tables.ts";
import { releasePhotos } from "../../photos/photos.ts";
import type { SiteContext } from "../../site-context.ts";
import { holdShelves } from "../lock-notebook.ts";
import { entriesLastKeptAt } from "./delete-entry.ts";

type Site = Pick<SiteContext, "db" | "clock">;

/** Erases what nobody can restore, open or see any more. */
export async function pruneEntries(site: Site): Promise<void> {
  await site.db.delete(entryPreviews).where(lt(entryPreviews.expiresAt, site.clock()));
  await eraseDeletedEntries(site);
  await releaseUnshownPhotos(site);
}

/** With all versions and photos, each in a transaction of its own. */
async function eraseDeletedEntries({ db, clock }: Site): Promise<void> {
  const isDue = and(eq(entries.state, "deleted"), lt(entries.deletedAt, entriesLastKeptAt(clock())));
  for (;;) {
    const isErased = await db.transaction(async (tx) => {
      await holdShelves(tx);
      const [due] = await tx
        .select({ id: entries.id, coverId: entries.coverId })
        .from(entries)
        .where(isDue)
        .orderBy(asc(entries.deletedAt))
        .limit(1)
        .for("update", { skipLocked: true });
      if (due) await eraseEntry(tx, due, clock());
      return due !== undefined;
    });
    if (!isErased) return;
  }
}

async function eraseEntry(tx: Transaction, { id, coverId }: { id: string; coverId: string | null }, now: Date) {
  const shown = await tx
    .delete(entryPhotos)
    .where(eq(entryPhotos.entryId, id))
    .returning({ photoId: entryPhotos.photoId });
  await tx.delete(entries).where(eq(entries.id, id));
  const ids = new Set([...shown.map(({ photoId }) => photoId), ...(coverId === null ? [] : [coverId])]);
  await releasePhotos(tx, [...ids], now);
}

/** An editor that is still open may put a photo back which it has just taken out. */
const unshownMs = dayMs;

/** The photos that no version of their entry shows any more, since a save was written over the one that did. */
async function releaseUnshownPhotos({ db, clock }: Site): Promise<void> {
  const isQuiet = lt(entries.editedAt, new Date(clock().getTime() - unshownMs));
  const quiet = await db
    .selectDistinct({ id: entries.id })
    .from(entries)
    .innerJoin(entryPhotos, eq(entryPhotos.entryId, entries.id))
    .where(and(isQuiet, eq(entryPhotos.place, "kept")));
  for (const { id } of quiet) await db.transaction((tx) => releaseUnshownPhotosOf(tx, id, clock()));
}

async function releaseUnshownPhotosOf(tx: Transaction, id: string, now: Date): Promise<void> {
  const [entry] = await tx.select().from(entries).where(eq(entries.id, id)).for("no key update");
  if (!entry) return;
  const bodies = await tx
    .select({ document: entryBodies.document })
    .from(entryBodies)
    .where(eq(entryBodies.entryId, id));
  const shown = new Set(bodies.flatMap(({ document }) => photosOf(document)));
  const held = await tx.select().from(entryPhotos).where(eq(entryPhotos.entryId, id));
  const unshown = held.map(({ photoId }) => photoId).filter((photoId) => !shown.has(photoId));
  if (unshown.length === 0) return;
  await tx.delete(entryPhotos).where(and(eq(entryPhotos.entryId, id), inArray(entryPhotos.photoId, unshown)));
  const released = unshown.filter((photoId) => photoId !== entry.coverId);
  await releasePhotos(tx, released, now);
}
