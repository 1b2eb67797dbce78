import { eq, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { MaySeePhoto } from "../photos/photo-file-routes.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import { lookPhotos, looks } from "./tables.ts";

/** Readers of a look see its photos, and those of a deleted look nobody. What no look shows is its owner's. */
export const maySeePhoto: MaySeePhoto = async ({ db }, reader, { id, ownerId }) => {
  const [look] = await db
    .select({ isSeen: sql<boolean>`${seenBy(reader, looks, reader ? viewerId(reader) : undefined)}` })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(eq(lookPhotos.photoId, id));
  return look ? look.isSeen : ownerId === reader?.id;
};
