import { eq, getTableColumns, sql } from "drizzle-orm";
import { preparedRows, query } from "../db/prepared-query.ts";
import type { Photo } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { entryPhotos } from "./tables.ts";

/** The photos of all texts of these entries, by entry and id. */
export async function photosOfEntries(
  { db }: Pick<SiteContext, "db">,
  entryIds: readonly string[],
): Promise<Map<string, Map<string, Photo>>> {
  if (entryIds.length === 0) return new Map();
  const rows = await preparedRows(db, "photos of entries", { entryIds: [...entryIds] }, () =>
    query
      .select({ entryId: entryPhotos.entryId, photo: getTableColumns(photos) })
      .from(entryPhotos)
      .innerJoin(photos, eq(photos.id, entryPhotos.photoId))
      .where(sql`${entryPhotos.entryId} = any((select ${sql.placeholder("entryIds")}::uuid[])::uuid[])`),
  );
  const found = new Map<string, Map<string, Photo>>();
  for (const { entryId, photo } of rows) {
    const ofEntry = found.get(entryId) ?? new Map<string, Photo>();
    found.set(entryId, ofEntry.set(photo.id, photo));
  }
  return found;
}
