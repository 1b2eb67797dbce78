import { and, eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { MaySeePhoto } from "../photos/photo-file-routes.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import { lookPhotos, looks } from "./tables.ts";

/** Readers of a look see its photos. */
export const maySeePhoto: MaySeePhoto = async ({ db }, reader, photoId) => {
  const rows = await db
    .select({ id: looks.id })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(and(eq(lookPhotos.photoId, photoId), seenBy(reader, looks, reader ? viewerId(reader) : undefined)));
  return rows.length > 0;
};
