import { and, eq, or, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { MaySeePhoto } from "../photos/photo-file-routes.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import { lookPhotos, looks } from "./tables.ts";

/** Readers of a look see its photos, and readers of a profile its avatar and cover. */
export const maySeePhoto: MaySeePhoto = async ({ db }, reader, photoId) => {
  const viewer = reader ? viewerId(reader) : undefined;
  const ofLooks = await db
    .select({ id: looks.id })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(and(eq(lookPhotos.photoId, photoId), seenBy(reader, looks, viewer)));
  if (ofLooks.length) return true;
  const profile = { authorId: members.id, audience: sql`'everyone'`, state: sql`'live'` };
  const ofProfiles = await db
    .select({ id: members.id })
    .from(members)
    .where(and(or(eq(members.avatarId, photoId), eq(members.coverId, photoId)), seenBy(reader, profile, viewer)));
  return ofProfiles.length > 0;
};
