import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { groups } from "../../groups/tables.ts";
import { itemSeenBy } from "../../items/item-cards.ts";
import { items } from "../../items/tables.ts";
import { lookPhotos, looks } from "../../looks/tables.ts";
import type { MaySeePhoto } from "../../photos/photo-file-routes.ts";
import { lockedSeenBy, seenBy, viewerId } from "../../relations/seen-by.ts";
import { reviewPhotos, reviews } from "../../reviews/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { discussions, messagePhotos, messages } from "../tables.ts";

/**
 * Readers of a look, an item, a review or a message see its photos, and those of a deleted one nobody. Readers of a profile see its
 * avatar and cover. What shows a picture of the site itself is hidden while it is closed: only admins see it then. What
 * nothing shows is its owner's.
 */
export const maySeePhoto: MaySeePhoto = async (site, reader, { id, ownerId }) => {
  if (ownerId === null) return reader?.role === "admin";
  const viewer = reader ? viewerId(reader) : undefined;
  const isSeen =
    (await isLookSeen(site, reader, id, viewer)) ??
    (await isItemSeen(site, reader, id, viewer)) ??
    (await isReviewSeen(site, reader, id, viewer)) ??
    (await isMessageSeen(site, reader, id, viewer));
  if (isSeen !== null) return isSeen;
  return ownerId === reader?.id || isProfileSeen(site, reader, id, viewer);
};

/** Null where no look shows the photo; the others alike. */
async function isLookSeen({ db }: SiteContext, reader: Reader | null, photoId: string, viewer?: SQL) {
  const [look] = await db
    .select({ isSeen: sql<boolean>`${seenBy(reader, looks, viewer)}` })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(eq(lookPhotos.photoId, photoId));
  return look?.isSeen ?? null;
}

async function isItemSeen({ db }: SiteContext, reader: Reader | null, photoId: string, viewer?: SQL) {
  const [item] = await db
    .select({ isSeen: sql<boolean>`${itemSeenBy(reader, viewer)}` })
    .from(items)
    .innerJoin(members, eq(members.id, items.authorId))
    .where(eq(items.photoId, photoId));
  return item?.isSeen ?? null;
}

async function isReviewSeen({ db }: SiteContext, reader: Reader | null, photoId: string, viewer?: SQL) {
  const [review] = await db
    .select({ isSeen: sql<boolean>`${seenBy(reader, reviews, viewer)}` })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .innerJoin(members, eq(members.id, reviews.authorId))
    .where(eq(reviewPhotos.photoId, photoId));
  return review?.isSeen ?? null;
}

/** A message is as readable as its author, its discussion and its group. */
async function isMessageSeen({ db, clock }: SiteContext, reader: Reader | null, photoId: string, viewer?: SQL) {
  const now = sql`${clock().toISOString()}::timestamptz`;
  const [message] = await db
    .select({
      isSeen: sql<boolean>`(${seenBy(reader, messages, viewer)} and ${lockedSeenBy(reader, discussions, viewer)}
        and ${mayEnterGroup(reader, now, viewer)})`,
    })
    .from(messagePhotos)
    .innerJoin(messages, eq(messages.id, messagePhotos.messageId))
    .innerJoin(members, eq(members.id, messages.authorId))
    .innerJoin(discussions, eq(discussions.id, messages.discussionId))
    .innerJoin(groups, eq(groups.id, discussions.groupId))
    .where(eq(messagePhotos.photoId, photoId));
  return message?.isSeen ?? null;
}

async function isProfileSeen({ db }: SiteContext, reader: Reader | null, photoId: string, viewer?: SQL) {
  const profile = { authorId: members.id, audience: sql`'everyone'`, state: sql`'live'` };
  const ofProfiles = await db
    .select({ id: members.id })
    .from(members)
    .where(and(or(eq(members.avatarId, photoId), eq(members.coverId, photoId)), seenBy(reader, profile, viewer)));
  return ofProfiles.length > 0;
}
