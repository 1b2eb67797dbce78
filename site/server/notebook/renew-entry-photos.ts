import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { type EntryDocument, emptyDocument, photosOf, teaserOf } from "../../shared/notebook/entry-document.ts";
import { photos } from "../photos/tables.ts";
import { entries, entryBodies, entryPhotos } from "./tables.ts";

/**
 * Says of each photo of an entry where readers find it, and opens or closes it, as the rows now say. Called last by whatever
 * changes an entry's state, readers, published text, photos or cover; `entry_photos` names the photos of all its versions by
 * then. The caller has locked the entry.
 */
export async function renewEntryPhotos(tx: Transaction, entryId: string): Promise<void> {
  const isOfEntry = eq(entryPhotos.entryId, entryId);
  await tx
    .update(entryPhotos)
    .set({ place: placeIn(await publishedText(tx, entryId)) })
    .where(isOfEntry);
  await tx.execute(sql`update ${photos} set is_open = shown.is_open from (${photosShown(entryId)}) shown
    where ${photos.id} = shown.id and ${photos.isOpen} <> shown.is_open`);
}

async function publishedText(tx: Transaction, entryId: string): Promise<EntryDocument> {
  const [text] = await tx
    .select({ document: entryBodies.document })
    .from(entries)
    .innerJoin(entryBodies, and(eq(entryBodies.entryId, entries.id), eq(entryBodies.version, entries.publishedVersion)))
    .where(eq(entries.id, entryId));
  return text?.document ?? emptyDocument;
}

function placeIn(published: EntryDocument) {
  const isAmong = (ids: string[]) => sql`${entryPhotos.photoId} = any(${sql.param(ids)}::uuid[])`;
  const [teaser, all] = [photosOf(teaserOf(published) ?? emptyDocument), photosOf(published)];
  return sql<"teaser">`case when ${isAmong(teaser)} then 'teaser' when ${isAmong(all)} then 'body' else 'kept' end`;
}

/** A photo that is both in the text and the cover is open where one of them is. */
const photosShown = (entryId: string) => sql`
  select id, bool_or(is_open) as is_open from (
    select ep.photo_id as id,
      e.state = 'live' and (ep.place = 'teaser' or (ep.place = 'body' and e.allowed = 'everyone')) as is_open
    from ${entryPhotos} ep join ${entries} e on e.id = ep.entry_id where e.id = ${entryId}::uuid
    union all select cover_id, state = 'live' from ${entries} where id = ${entryId}::uuid and cover_id is not null
  ) places group by id`;
