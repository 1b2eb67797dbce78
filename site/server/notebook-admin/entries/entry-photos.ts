import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray } from "drizzle-orm";
import { type EntryDocument, photosOf } from "../../../shared/notebook/entry-document.ts";
import { claimForSite } from "../../catalogue-admin/site-photos.ts";
import { entryPhotos } from "../../notebook/tables.ts";
import { releasePhotos } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { invalid } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { Entry } from "./lock-entry.ts";

const ofAnotherEntry = "A photo in this text belongs to another entry. Upload it again here.";

/**
 * Makes the photos of a text the entry’s own, closed until the text is published. They stay while any version shows them.
 * @throws 422 at `document` for a photo that the admin may not use
 */
export async function claimTextPhotos(
  tx: Transaction,
  admin: Member,
  { id, coverId }: Pick<Entry, "id" | "coverId">,
  document: EntryDocument,
): Promise<void> {
  const wanted = photosOf(document);
  if (wanted.length === 0) return;
  // In the order of their ids: two entries may want the same ones.
  await tx
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, wanted))
    .orderBy(asc(photos.id))
    .for("update");
  const held = await tx.select().from(entryPhotos).where(inArray(entryPhotos.photoId, wanted));
  if (held.some(({ entryId }) => entryId !== id)) throw invalid({ document: [ofAnotherEntry] });
  const added = wanted.filter((photoId) => !held.some((photo) => photo.photoId === photoId));
  if (added.length === 0) return;
  const unclaimed = added.filter((photoId) => photoId !== coverId);
  await claimForSite(tx, admin, "document", unclaimed);
  await tx.insert(entryPhotos).values(added.map((photoId) => ({ entryId: id, photoId })));
}

/** One cover in place of another, or of none. A photo of the text may be the cover too. @throws 422 at `cover` */
export async function swapEntryCover(
  tx: Transaction,
  admin: Member,
  { id, from, to, now }: { id: string; from: string | null; to: string | null; now: Date },
): Promise<void> {
  if (from === to) return;
  if (to !== null && !(await isInText(tx, id, to))) await claimForSite(tx, admin, "cover", [to]);
  if (from !== null && !(await isInText(tx, id, from))) await releasePhotos(tx, [from], now);
}

const isInText = async (tx: Transaction, entryId: string, photoId: string): Promise<boolean> =>
  (await tx.$count(entryPhotos, and(eq(entryPhotos.entryId, entryId), eq(entryPhotos.photoId, photoId)))) > 0;
