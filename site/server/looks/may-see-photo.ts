import { and, eq, or, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { itemSeenBy } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import type { MaySeePhoto } from "../photos/photo-file-routes.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import { lookPhotos, looks } from "./tables.ts";

/**
 * Readers of a look or an item see its photos, and those of a deleted one nobody. Readers of a profile see its avatar and
 * cover.
 * What nothing shows is its owner's.
 */
export const maySeePhoto: MaySeePhoto = async ({ db }, reader, { id, ownerId }) => {
  const viewer = reader ? viewerId(reader) : undefined;
  const [look] = await db
    .select({ isSeen: sql<boolean>`${seenBy(reader, looks, viewer)}` })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(eq(lookPhotos.photoId, id));
  if (look) return look.isSeen;
  const [item] = await db
    .select({ isSeen: sql<boolean>`${itemSeenBy(reader, viewer)}` })
    .from(items)
    .innerJoin(members, eq(members.id, items.authorId))
    .where(eq(items.photoId, id));
  if (item) return item.isSeen;
  if (ownerId === reader?.id) return true;
  const profile = { authorId: members.id, audience: sql`'everyone'`, state: sql`'live'` };
  const ofProfiles = await db
    .select({ id: members.id })
    .from(members)
    .where(and(or(eq(members.avatarId, id), eq(members.coverId, id)), seenBy(reader, profile, viewer)));
  return ofProfiles.length > 0;
};
