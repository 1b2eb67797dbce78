import { and, desc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import * as z from "zod";
import type { MemberCard } from "../../shared/member.ts";
import type { Slice } from "../../shared/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { Count, InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, isFollowed, notBlocked, seenBy, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";

const pageSize = 24;
const maxCardPhotos = 3;
const SortKeys = { newest: z.tuple([z.boolean(), InstantMs, z.uuid()]), looks: z.tuple([Count, z.uuid()]) };

export const memberOrders = ["newest", "looks"] as const;
/** `newest`: members with looks first, then by date. `looks`: by number of looks. */
export type MemberOrder = (typeof memberOrders)[number];

/** @throws 400 for a cursor of another list */
export async function memberCards(
  site: SiteContext,
  viewer: Reader | null,
  order: MemberOrder,
  after: string | null,
): Promise<Slice<MemberCard>> {
  const list = `members-${order}`;
  const key = readCursor<NewestKey | LooksKey>(list, after, SortKeys[order]);
  const rows = await site.db
    .select({
      id: members.id,
      slug: members.slug,
      username: members.username,
      firstName: members.firstName,
      lastName: members.lastName,
      isSubscriber: members.isSubscriber,
      city: members.city,
      isPrivate: members.isPrivate,
      isFollowed: viewer ? sql<boolean>`${isFollowed(members.id, viewerId(viewer))}` : sql<boolean>`false`,
      lookCount: members.lookCount,
      createdAt: members.createdAt,
      avatar: getTableColumns(photos),
    })
    .from(members)
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(and(hasPage, viewer ? notBlocked(members.id, viewerId(viewer)) : undefined, key ? isAfter(key) : undefined))
    .orderBy(
      ...(order === "newest" ? [desc(hasLooks), desc(members.createdAt)] : [desc(members.lookCount)]),
      desc(members.id),
    )
    .limit(pageSize + 1);
  const firstPhotos = await firstPhotosOf(
    site,
    viewer,
    rows.map(({ id }) => id),
  );
  const isClosed = ({ id, isPrivate, isFollowed }: (typeof rows)[number]) =>
    isPrivate && !isFollowed && viewer?.id !== id && viewer?.role !== "admin";
  return sliceOf(
    rows,
    pageSize,
    (row): MemberCard => ({
      ...memberWithAvatar(row, row.avatar && photoCard(row.avatar)),
      city: isClosed(row) ? null : row.city,
      looks: isClosed(row) ? null : row.lookCount,
      photos: firstPhotos.get(row.id) ?? [],
    }),
    (row) =>
      writeCursor(
        list,
        order === "newest" ? [row.lookCount > 0, row.createdAt.getTime(), row.id] : [row.lookCount, row.id],
      ),
  );
}

const hasLooks = sql`(${members.lookCount} > 0)`;

type NewestKey = z.infer<(typeof SortKeys)["newest"]>;
type LooksKey = z.infer<(typeof SortKeys)["looks"]>;

function isAfter(key: NewestKey | LooksKey) {
  if (key.length === 2) {
    const [count, id] = key;
    return sql`(${members.lookCount}, ${members.id}) < (${count}::int, ${id}::uuid)`;
  }
  const [withLooks, joinedMs, id] = key;
  const at = new Date(joinedMs).toISOString();
  return sql`(${hasLooks}, ${members.createdAt}, ${members.id}) < (${withLooks}::boolean, ${at}::timestamptz, ${id}::uuid)`;
}

/** One query for a whole page of members. */
async function firstPhotosOf(
  { db }: SiteContext,
  viewer: Reader | null,
  memberIds: string[],
): Promise<Map<string, PhotoCard[]>> {
  const found = new Map<string, PhotoCard[]>();
  if (memberIds.length === 0) return found;
  const rows = await db
    .select({ memberId: looks.authorId, photo: getTableColumns(photos), alt: lookPhotos.alt })
    .from(looks)
    .innerJoin(members, eq(members.id, looks.authorId))
    .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .where(
      and(
        inArray(looks.authorId, memberIds),
        lte(looks.position, maxCardPhotos),
        seenBy(viewer, looks, viewer ? viewerId(viewer) : undefined),
      ),
    )
    .orderBy(looks.authorId, looks.position);
  for (const { memberId, photo, alt } of rows)
    found.set(memberId, [...(found.get(memberId) ?? []), photoCard(photo, alt)]);
  return found;
}
